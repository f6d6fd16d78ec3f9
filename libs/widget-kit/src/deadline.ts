/** Longest wait without progress, in milliseconds. */
export const stallLimitMs = 20_000;

const timeoutName = 'TimeoutError';

/** Whether something was given up because it made no progress. */
export const isTimeout = (error: unknown): boolean => (error as Error).name === timeoutName;

export const timeoutError = () => new DOMException('No progress in time.', timeoutName);

/** Calls `giveUp` once there was no progress for so long. */
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
 * Fetches, and gives up after `limitMs` without a byte: a long file on a slow connection takes as long as it needs.
 * Resolves once the body is here as well.
 * @throws DOMException for which {@link isTimeout} is true, or what fetch throws
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
    // The copy is read for its progress; the original keeps every byte for the caller.
    const reader = response.clone().body?.getReader();
    do progress();
    while (reader && !(await reader.read()).done);
    return response;
  } finally {
    stop();
  }
}

/**
 * Waits for scripts, which report no progress but their arrival: rejects after `limitMs` in which none came. The work itself
 * goes on.
 * @throws DOMException for which {@link isTimeout} is true, or what the work throws
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
