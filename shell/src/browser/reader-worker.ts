// Answers the reader of bought e-books where there is no line, and nothing else of the site: its realm is `/read/`. What it
// hands out was kept by the reader itself (shell/src/pages/read/kept-program.ts); books lie where that keeps them.
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

/** Whoever sits in a train has a line that answers nothing. */
const waitMs = 5_000;

addEventListener('install', () => void worker.skipWaiting());
addEventListener('activate', () => void worker.clients.claim());

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const answer = (made: Promise<Response>) => respondWith.call(event, made);
  if (request.mode === 'navigate' && pathname.startsWith(pageKey)) answer(page(request));
  else if (pathname.startsWith('/assets/')) answer(program(request));
});

/** As it is now, so that a refund is heard of; as it was where nothing answers. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(pageKey);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => void setTimeout(resolve, waitMs, kept));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function program(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(request.url);
  return kept ?? fetch(request);
}
