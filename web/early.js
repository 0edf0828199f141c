// Runs before the first paint, so that a chosen theme does not flash.
try {
  const theme = localStorage.getItem("gipf.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme follows the system.
}
