import type { Request, Response } from 'express';

/** How often a line says that the stream lives: proxies end what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
/** How soon a browser comes back after a stream has broken off. */
const RETRY_MS = 2_000;

/** Ends when the visitor has gone. */
export function untilGone(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * Answers with server-sent events, one for each value, and ends with them. What fails before the first value is an
 * ordinary error.
 *
 * @param event their name
 */
export async function sendEvents(
  event: string,
  values: AsyncIterable<object>,
  request: Request,
  response: Response,
): Promise<void> {
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    for await (const value of values) {
      if (!heartbeat) {
        response.status(200).set({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // nginx would keep events back until it has a page of them.
          'x-accel-buffering': 'no',
        });
        response.write(`retry: ${RETRY_MS}\n\n`);
        heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
        // The connection is not kept for another request: a process that stops would wait for it.
        request.socket.setNoDelay(true);
      }
      response.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
    }
  } finally {
    clearInterval(heartbeat);
  }
  response.end();
}
