// Service worker of the e-book reader, scope `/read/`: serves the reader offline and nothing else. The reader itself
// fills the cache (shell/src/pages/read/offline-reader.ts) and stores the books.
export {};

interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const worker = globalThis as unknown as WorkerScope;
const cacheName = 'lectern-reader';
const pageKey = '/read/';

/** A weak connection, as on a train, may accept requests and never answer. */
const networkTimeoutMs = 5_000;

addEventListener('install', () => void worker.skipWaiting());
addEventListener('activate', () => void worker.clients.claim());

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const answer = (made: Promise<Response>) => respondWith.call(event, made);
  if (request.mode === 'navigate' && pathname.startsWith(pageKey)) answer(respondWithPage(request));
  else if (pathname.startsWith('/assets/')) answer(respondWithAsset(request));
});

/** Network first, so that a refund takes effect; the cached page if there is no answer in time. */
async function respondWithPage(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(pageKey);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => void setTimeout(resolve, networkTimeoutMs, kept));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function respondWithAsset(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(request.url);
  return kept ?? fetch(request);
}
