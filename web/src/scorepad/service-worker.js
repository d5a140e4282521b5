// Keeps the built client in the browser once the scorepad was opened, so that it opens without a network.
// Only files of the client: what the server says is never kept. The build writes the version and the list into it.
const VERSION = "VERSION";
const FILES = "FILES";
const CACHE = `sabika-${VERSION}`;
/** So long a page may take before the one that is kept is shown, in milliseconds. */
const PATIENCE = 4_000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname === "/api" || pathname.startsWith("/api/"))
    return;
  // The names of files among the assets change with what is in them: one that is kept is as good as new.
  if (pathname.startsWith("/assets/")) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (FILES.includes(pathname)) event.respondWith(fresh(request, pathname));
});

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("sabika-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path);
}

/** From the network if it answers in time, else as it was kept. */
async function fresh(request, path) {
  const asked = fetch(request);
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked, waited]).catch(() => undefined);
  return answer ?? (await kept(path)) ?? asked;
}
