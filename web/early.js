// Runs before the first paint: sets the theme that was chosen, so that it does not flash, and fetches the
// scripts and texts of the page that the address names, all side by side.
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
    const file = files[place] ?? "";
    const link = document.createElement("link");
    if (file.endsWith(".ftl")) {
      [link.rel, link.as, link.crossOrigin] = ["preload", "fetch", "anonymous"];
      link.href = new URL(`locales/${language()}/${file}`, here).href;
    } else {
      link.rel = "modulepreload";
      link.href = new URL(file, here).href;
    }
    document.head.append(link);
  }

  /** The language that was chosen, or that of the page. */
  function language() {
    try {
      return JSON.parse(localStorage.getItem("gipf.settings") ?? "{}").language || document.documentElement.lang;
    } catch {
      return document.documentElement.lang;
    }
  }
}
