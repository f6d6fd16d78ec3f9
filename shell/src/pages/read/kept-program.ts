/** As the worker reads it: `shell/src/browser/reader-worker.ts`. */
const cacheName = 'lectern-reader';
const pageKey = '/read/';

const workerAddress = '/read/worker.js';
const waitMs = 20_000;

/**
 * Has the reader itself open without a line: its page, the same for every book, and the programs and fonts that this one has
 * asked for. Earlier ones are let go. The worker that hands them out has the reader's own addresses for its realm and no others.
 * @returns false where the device has no room, or keeps nothing
 */
export async function keepProgram(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(workerAddress);
    const kept = await caches.open(cacheName);
    const wanted = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && isProgram(pathname))
      .map(({ pathname }) => pathname);
    const page = await fetch(location.pathname, { signal: AbortSignal.timeout(waitMs) });
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

/** Named by what is in them. */
const isProgram = (pathname: string) => /^\/assets\/[^/]*-[\w-]{8}\.\w+$/.test(pathname);
