import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Makes a response the last one on its connection (RFC 9112 §9.6). */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Sends `Connection: close` with every response from the signal on, also to requests in progress: the next request of a
 * proxy or browser opens a connection, to another process if this one is gone. Idle connections stay open until then,
 * because closing one would lose a request that is already on its way.
 */
export function drainConnections(server: Server, draining: AbortSignal): void {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining.aborted) {
      closeAfter(response);
      return;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  draining.addEventListener('abort', () => open.forEach(closeAfter), { once: true });
}
