// Keeps the built client and the rules in the browser once a page was opened, so that they open without a network; and
// Python with the rules of the game, for playing in a tab. What else a server says is never kept.
// A new version is downloaded whole and then waits until somebody wants it: no page ever has half of one, and nothing that was
// cut off or damaged on its way is kept.
// The build writes the version and the lists into it, and whoever makes a folder of files what lies there.
const VERSION = "VERSION";
/** By path: the SHA-256 of what is in a file; empty for what is made out of other files where these lie. */
const FILES = "FILES";
/** The rules in each language: they change with the program only. */
const RULES = "RULES";
/** Where there are only files and no server: {"version": "…", "tab": ["tab/tab.json", …]}. */
const SITE = null;

const BASE = new URL("./", location.href).pathname;
/** Other folders of the same web space may have caches of their own. */
const OURS = `sabika${BASE}-`;
const CACHE = `${OURS}${VERSION}${SITE ? `-${SITE.version}` : ""}`;
/** What Python is made of: kept for good, since the names change with what is in the files. */
const PARTS = `${OURS}parts`;
/** What caches were called when the client lay at the root of a server only. */
const BEFORE = /^sabika-[0-9a-f]{16}$/;
/** What a Python knew that had started; whoever starts the next one sees whether it is of use. */
const MEMORY = `${OURS}memory`;
const TAB = "tab/tab.json";
const FIRST_PAGE = "./";
/** So long a page may take before the one that is kept is shown, in milliseconds. */
const PATIENCE = 4_000;

self.addEventListener("install", (event) => event.waitUntil(download()));

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (RULES.includes(path) && !SITE) event.respondWith(fresh(request, path));
  if (path === "api" || path.startsWith("api/")) return;
  if (request.mode === "navigate") event.waitUntil(repaired().catch(() => undefined));
  // Who asks for it anew has found something wrong with it.
  if (isHashed(path) && request.cache === "reload") event.respondWith(anew(request, path));
  else if (isHashed(path)) event.respondWith(kept(path).then((found) => found ?? fetch(request)));
  // Here the first page goes with the files that are kept, and not with newer ones.
  else if (SITE && request.mode === "navigate") event.respondWith(firstPage(request, path));
  else if (SITE && isListed(path)) event.respondWith(kept(path).then((found) => found ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(fresh(request, FIRST_PAGE));
  else if (isListed(path) || path === TAB) event.respondWith(fresh(request, path));
});

self.addEventListener("message", (event) => {
  const { data } = event;
  // Somebody wants the new version.
  if (data.take) self.skipWaiting();
  // A page tells by its script of which version it is.
  if (data.script) event.waitUntil(compared(data.script).then((newer) => event.ports[0].postMessage(newer)));
  // Somebody plays here who may want to go on without a server.
  if (data.keepTab) event.waitUntil(keepTab().catch(() => undefined));
});

// The server says that it is somebody's turn. Who looks at the table sees that anyway.
self.addEventListener("push", (event) => {
  const { table, title, body } = event.data.json();
  event.waitUntil(
    windowsAt(table).then((windows) => {
      if (windows.some((one) => one.visibilityState === "visible")) return;
      const icon = `${BASE}icon-512.png`;
      return self.registration.showNotification(title, { body, tag: table, icon, data: table });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const table = event.notification.data;
  event.notification.close();
  event.waitUntil(
    windowsAt(table).then(([found]) => (found ? found.focus() : self.clients.openWindow(`${BASE}tables/${table}`))),
  );
});

async function windowsAt(table) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter((one) => new URL(one.url).pathname === `${BASE}tables/${table}`);
}

/** The names of these files change with what is in them: one that is kept is as good as new. */
function isHashed(path) {
  return path.startsWith("assets/") || (path.startsWith("tab/") && path !== TAB);
}

function isListed(path) {
  return Object.hasOwn(FILES, path) || SITE?.tab.includes(path);
}

/** All of this version, or it is not installed. */
async function download() {
  const cache = await caches.open(CACHE);
  const all = [...Object.keys(FILES), ...(SITE?.tab ?? [])];
  await oneByOne(
    all.filter((path) => !isHashed(path)),
    (path) => bring(cache, path),
  );
  const parts = SITE ? await partsOf(await cache.match(TAB)) : {};
  await oneByOne(all.filter(isHashed), async (path) =>
    path.startsWith("tab/") ? bring(await caches.open(PARTS), path, parts[path]) : bring(cache, path, FILES[path]),
  );
  if (SITE) return;
  await oneByOne(RULES, (path) => cache.add(path).catch(() => undefined));
  // Whoever had Python here has the one that goes with this version.
  if (await caches.has(PARTS)) await keepTab().catch(() => undefined);
}

/** Nobody waits for what is kept, but somebody may wait for what the page asks for meanwhile. */
async function oneByOne(paths, doing) {
  for (const path of paths) await doing(path);
}

/** Put a file into a cache, if it is what it should be. */
async function bring(cache, path, digest = "") {
  if (!isHashed(path)) {
    const answer = await fetched(path, "", ["reload"]);
    if (path === FIRST_PAGE) await checkFirstPage(answer.clone());
    if (SITE && path === TAB) await checkTab(answer);
    await cache.put(path, answer);
    return;
  }
  if (await isSound(await cache.match(path), digest)) return;
  const known = await caches.match(path);
  await cache.put(path, (await isSound(known, digest)) ? known : await fetched(path, digest, ["default", "reload"]));
}

/** In one of these ways, since what the browser remembers may be older, or damaged. */
async function fetched(path, digest, ways) {
  let status = 0;
  for (const cache of ways) {
    const answer = await fetch(path, { cache, priority: "low" });
    if (await isSound(answer, digest)) return answer;
    status = answer.status;
  }
  throw new Error(`${path}: ${status}`);
}

/** Whether an answer is whole, and has in it what it should. */
async function isSound(answer, digest) {
  if (!answer?.ok) return false;
  if (!digest) return true;
  try {
    const found = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(found))) === digest;
  } catch {
    return false;
  }
}

/** A web space may hand out an old first page for a while after it has new files. */
async function checkFirstPage(answer) {
  const page = await answer.text();
  const named = [...page.matchAll(/assets\/[\w.-]+/g)].map(([path]) => path);
  if (named.length === 0 || !named.every((path) => Object.hasOwn(FILES, path)) || !page.includes("</html>"))
    throw new Error("This is another version.");
}

async function checkTab(answer) {
  const named = Object.keys(await partsOf(answer));
  if (!SITE.tab.every((path) => path === TAB || named.includes(path))) throw new Error("This is another version.");
}

/** A browser that runs out of space may throw away a part of what it keeps. */
async function isWhole() {
  const opened = await Promise.all((SITE ? [CACHE, PARTS] : [CACHE]).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  const there = new Set(requests.flat().map(({ url }) => url));
  return [...Object.keys(FILES), ...(SITE?.tab ?? [])].every((path) => there.has(new URL(path, location.href).href));
}

async function repaired() {
  if (!(await isWhole())) await download();
}

/** What Python is made of goes with this version of the client. The parts of the one before stay until there is a third. */
async function keepTab() {
  if (SITE) return;
  const cache = await caches.open(CACHE);
  const answer = await fetch(TAB, { cache: "no-cache" });
  if (!answer.ok || !(answer.headers.get("Content-Type") ?? "").includes("json")) return;
  const before = await partsOf(await cache.match(TAB));
  const now = await partsOf(answer);
  const parts = await caches.open(PARTS);
  await oneByOne(Object.entries(now), ([path, digest]) => bring(parts, path, digest));
  await cache.put(TAB, answer);
  await forgetParts(Object.keys({ ...before, ...now }));
}

/** By path: the SHA-256 of what is in a part. */
async function partsOf(answer) {
  if (!answer) return {};
  const { files, checks = {} } = await answer.clone().json();
  return Object.fromEntries(Object.entries(files).map(([role, name]) => [`tab/${name}`, checks[role]?.sha256]));
}

async function forgetParts(wanted) {
  if (!(await caches.has(PARTS))) return;
  const parts = await caches.open(PARTS);
  const known = new Set(wanted.map((path) => new URL(path, location.href).href));
  const old = (await parts.keys()).filter(({ url }) => !known.has(url));
  await Promise.all(old.map((request) => parts.delete(request)));
}

async function forgetOlder() {
  const names = await caches.keys();
  const isOurs = (name) => name.startsWith(OURS) || (BASE === "/" && BEFORE.test(name));
  const old = names.filter((name) => isOurs(name) && ![CACHE, PARTS, MEMORY].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  if (SITE) await forgetParts(SITE.tab);
}

/** Whether this is another version than that of a page; where it is the same and no other page is open, it takes over. */
async function compared(script) {
  if (!Object.hasOwn(FILES, new URL(script).pathname.slice(BASE.length))) return true;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter(({ url }) => new URL(url).pathname.startsWith(BASE)).length <= 1) await self.skipWaiting();
  return false;
}

/** As it goes with this version; hashed files also as they go with another one that is still open. */
async function kept(path) {
  try {
    const own = await (await caches.open(CACHE)).match(path);
    return own ?? (isHashed(path) ? await caches.match(path) : undefined);
  } catch {
    // A browser that was told to keep nothing since then may still have the network.
    return undefined;
  }
}

/** As it is where it lies; what is kept of it may be damaged, as far as this is not. */
async function anew(request, path) {
  const answer = await fetch(request);
  const digest = FILES[path] ?? (await partsOf(await kept(TAB)))[path];
  if (digest && (await isSound(answer, digest))) {
    const cache = await caches.open(Object.hasOwn(FILES, path) ? CACHE : PARTS);
    await cache.put(path, answer.clone());
  }
  return answer;
}

/** Files that are no pages of the client are what they are. */
async function firstPage(request, path) {
  if (path !== "" && path !== "index.html" && /\.\w+$/.test(path)) return fetch(request);
  const page = await kept(FIRST_PAGE);
  if (!page) return fetch(request);
  // A page that names what is gone is better than none only where there is no network.
  const newer = (await isWhole()) ? undefined : await fetch(request).catch(() => undefined);
  if (newer) return newer;
  // At an address such as /tables/lions its files are not beside it.
  const rooted = (await page.text()).replaceAll('="./', `="${BASE}`);
  return new Response(rooted, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** From the network if it answers in time, else as it was kept. */
async function fresh(request, path) {
  const asked = fetch(request);
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked, waited]).catch(() => undefined);
  // Something between here and the server answers for it, or it has too much to do: that is no page.
  const isRefused = path === FIRST_PAGE && answer && (answer.status >= 500 || answer.status === 429);
  return (isRefused ? undefined : answer) ?? (await kept(path)) ?? asked;
}
