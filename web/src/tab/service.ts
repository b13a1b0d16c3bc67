/**
 * The service worker of a site: keeps all its files, so that it opens without a network.
 *
 * A new version is fetched beside the old one; only what has changed comes over the wire. It takes
 * over when the player says so, or when no page of the old version is open any more. The page of a
 * server is asked for first, and what is kept stands in where the server cannot be reached.
 */

interface Listing {
  files: Record<string, string>;
  /** The page belongs to a server, whose own word counts. */
  served?: boolean;
}

// What TypeScript's library for pages does not know.
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(kind: string, act: (event: never) => void): void;
}

const scope = self as unknown as Scope;
const home = scope.registration.scope;
const LISTING = new URL("site.json", home).href;
const INDEX = new URL("index.html", home).href;
const NAME = `deskovka ${home} `;
const ADDED = `${NAME}added`;
const HASH = "x-deskovka-hash";
const ELSEWHERE = ["api/", "alone/"].map((path) => home + path); // of a server

/** Kept with the hash by which a later version knows it again. */
async function marked(answer: Response, hash: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(HASH, hash);
  headers.delete("content-encoding");
  return new Response(await answer.arrayBuffer(), { headers });
}

async function keep(cache: Cache, name: string, hash: string): Promise<void> {
  const address = new URL(name, home).href;
  const known = await caches.match(address);
  if (known?.headers.get(HASH) === hash) return cache.put(address, known);
  // what is named after its content may come from the browser's own cache
  const lasting = /^(engine-|assets\/|answers\/)/.test(name);
  const answer = await fetch(address, { cache: lasting ? "force-cache" : "no-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return cache.put(address, await marked(answer, hash));
}

async function install(): Promise<void> {
  const answer = await fetch(LISTING, { cache: "no-cache" });
  const text = await answer.text();
  const { files, served } = JSON.parse(text) as Listing;
  const named = NAME + files["index.html"] + version(text);
  const cache = await caches.open(named);
  try {
    await Promise.all(Object.entries(files).map(([name, hash]) => keep(cache, name, hash)));
    await cache.put(LISTING, new Response(text));
  } catch (error) {
    if ((error as Error).name === "QuotaExceededError") await caches.delete(named); // games come first
    throw error;
  }
  if (served) await scope.skipWaiting();
}

/** A short name for a text. */
function version(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}

/** The newest version that is whole; its listing is put there last. */
async function current(): Promise<Cache | null> {
  for (const name of (await caches.keys()).reverse()) {
    if (!name.startsWith(NAME) || name === ADDED) continue;
    const cache = await caches.open(name);
    if (await cache.match(LISTING)) return cache;
  }
  return null;
}

let chosen: Promise<Cache | null> | null = null;

async function activate(): Promise<void> {
  chosen = current();
  const kept = await chosen;
  for (const name of await caches.keys()) {
    if (!name.startsWith(NAME) || name === ADDED) continue;
    const cache = await caches.open(name);
    const same = kept && (await text(kept)) === (await text(cache));
    if (!same) await caches.delete(name);
  }
  await scope.clients.claim();
}

const text = async (cache: Cache) => (await cache.match(LISTING))?.text();

async function answer(request: Request): Promise<Response> {
  chosen ??= current();
  const cache = await chosen;
  const wanted = request.mode === "navigate" ? INDEX : request.url;
  const known = await cache?.match(wanted, { ignoreSearch: true });
  if (known && request.mode === "navigate" && (await served(cache!)))
    return fetch(request).catch(() => known);
  const older = known ?? (await caches.match(wanted)); // a page of an older version is still open
  if (older) return older;
  const added = await caches.open(ADDED); // emblems, which are too many to keep all of them
  const kept = await added.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && request.url.includes("/emblems/")) await added.put(request, fetched.clone());
  return fetched;
}

const served = async (cache: Cache) =>
  (JSON.parse((await text(cache)) ?? "{}") as Partial<Listing>).served;

scope.addEventListener("install", (event: Extendable) => event.waitUntil(install()));
scope.addEventListener("activate", (event: Extendable) => event.waitUntil(activate()));
scope.addEventListener("message", (event: MessageEvent) => {
  if (event.data === "take over") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event: Fetching) => {
  const { method, url } = event.request;
  const ours = url.startsWith(home) && !ELSEWHERE.some((place) => url.startsWith(place));
  if (method === "GET" && ours) event.respondWith(answer(event.request));
});
