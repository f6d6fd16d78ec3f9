/** Longest time without progress, in milliseconds. */
export const stallLimitMs = 20_000;

const timeoutName = 'TimeoutError';

export const isTimeout = (error: unknown): boolean => (error as Error).name === timeoutName;

export const timeoutError = () => new DOMException('No progress in time.', timeoutName);

function startTimer(limitMs: number, giveUp: (reason: DOMException) => void) {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const progress = () => {
    stop();
    timer = setTimeout(() => giveUp(timeoutError()), limitMs);
  };
  progress();
  return { progress, stop };
}

/**
 * Fetches a URL, and aborts after `limitMs` without a byte; a long download on a slow connection takes as
 * long as it needs. Resolves when the body is complete.
 * @throws DOMException for which {@link isTimeout} is true, or the error of fetch
 */
export async function fetchWithDeadline(
  address: string | Request,
  init: RequestInit = {},
  limitMs = stallLimitMs,
): Promise<Response> {
  const ending = new AbortController();
  const { progress, stop } = startTimer(limitMs, (reason) => ending.abort(reason));
  init.signal?.addEventListener('abort', () => ending.abort());
  try {
    const response = await fetch(address, { ...init, signal: ending.signal });
    // Reads a clone for progress; the original body stays readable for the caller.
    const reader = response.clone().body?.getReader();
    do progress();
    while (reader && !(await reader.read()).done);
    return response;
  } finally {
    stop();
  }
}

/**
 * Rejects after `limitMs` in which no script has loaded: imports report no other progress. The work itself
 * is not aborted.
 * @throws DOMException for which {@link isTimeout} is true, or the error of the work
 */
export function withDeadline<Value>(work: Promise<Value>, limitMs = stallLimitMs): Promise<Value> {
  return new Promise((resolve, reject) => {
    const { progress, stop } = startTimer(limitMs, reject);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('.js'))) progress();
    });
    observer.observe({ type: 'resource' });
    work.then(resolve, reject).finally(() => {
      stop();
      observer.disconnect();
    });
  });
}
