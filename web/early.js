// Runs before the first paint: sets the theme that was chosen, so that it does not flash, and fetches the
// scripts of the page that the address names, all side by side.
try {
  const theme = localStorage.getItem("gipf.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the theme follows the system.
}

{
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const told = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=gipf-scripts]"))?.content ?? "{}";
  /** @type {{ files?: string[], pages?: Record<string, number[]> }} */
  const { files = [], pages = {} } = JSON.parse(told);
  const [name = ""] = location.hash.slice(1).split("?", 1);
  for (const place of pages[name] ?? pages[""] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(files[place] ?? "", here).href;
    document.head.append(link);
  }
}
