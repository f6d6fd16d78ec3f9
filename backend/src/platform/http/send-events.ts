import type { Request, Response } from 'express';

/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;

/** Aborts when the visitor disconnects. */
export function untilGone(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * Answers with server-sent events, one for each value. An error before the first value is an ordinary error.
 * @param event name of the events
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
          // Or nginx would buffer events.
          'x-accel-buffering': 'no',
        });
        response.write(`retry: ${RETRY_MS}\n\n`);
        heartbeat = setInterval(() => response.write(': keep-alive\n\n'), HEARTBEAT_MS);
        request.socket.setNoDelay(true);
      }
      response.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
    }
  } finally {
    clearInterval(heartbeat);
  }
  response.end();
}
