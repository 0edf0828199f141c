// Keeps the application usable without a network. The server puts two lines before this file: the
// name of the edition and the addresses of its files.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const kept = `gipf-${EDITION}`;

worker.addEventListener("install", (event) => {
  // No skipWaiting: pages that are open go on with the files they were made of.
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(["./", ...FILES])));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("gipf-") && name !== kept) await caches.delete(name);
      }
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

/**
 * The page as it is now; the one that was kept where there is no network.
 * @param {Request} request
 */
async function page(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const own = await caches.match("./", { cacheName: kept });
    if (own) return own;
    throw failure;
  }
}

/**
 * A file never changes under its address, so the one that was kept is as good as any.
 * @param {Request} request
 */
async function file(request) {
  return (await caches.match(request, { cacheName: kept })) ?? fetch(request);
}

/** What the server tells while nobody looks: it is somebody's turn. */
worker.addEventListener("push", (event) => {
  /** @type {{ title: string, body: string, tag: string, url: string }} */
  const told = event.data.json();
  event.waitUntil(show(told));
});

/** @param {{ title: string, body: string, tag: string, url: string }} told */
async function show({ title, body, tag, url }) {
  const pages = await worker.clients.matchAll({ type: "window" });
  // Who looks at the match sees it.
  if (pages.some((page) => page.visibilityState === "visible" && page.url.endsWith(url))) return;
  const icon = FILES.find((file) => file.endsWith("/icon.svg"));
  await worker.registration.showNotification(title, { body, tag, icon, data: { url }, renotify: true });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data.url));
});

/** @param {string} url of a match, from where the page lies */
async function visit(url) {
  const address = new URL(url, worker.registration.scope).href;
  const [page] = await worker.clients.matchAll({ type: "window" });
  if (!page) return worker.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
