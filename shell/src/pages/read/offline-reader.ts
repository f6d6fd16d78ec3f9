import { pageTimeoutMs } from './reader-rules.js';

/** Same name as in `shell/src/browser/reader-worker.ts`. */
const cacheName = 'lectern-reader';
const pageKey = '/read/';

const workerAddress = '/read/worker.js';

/**
 * Caches the reader for offline use: its page, which is the same for every book, and the scripts and fonts that this
 * page has loaded. Deletes earlier ones. The service worker's scope is the reader's own path.
 * @returns false if storage is full or blocked
 */
export async function cacheReader(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(workerAddress);
    const kept = await caches.open(cacheName);
    const wanted = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && isHashedAsset(pathname))
      .map(({ pathname }) => pathname);
    const page = await fetch(location.pathname, { signal: AbortSignal.timeout(pageTimeoutMs) });
    if (page.ok) await kept.put(pageKey, page);
    for (const address of new Set(wanted)) if (!(await kept.match(address))) await kept.add(address);
    for (const { url } of await kept.keys()) {
      const { pathname } = new URL(url);
      if (pathname !== pageKey && !wanted.includes(pathname)) await kept.delete(url);
    }
    return true;
  } catch {
    return false;
  }
}

const isHashedAsset = (pathname: string) => /^\/assets\/[^/]*-[\w-]{8}\.\w+$/.test(pathname);
