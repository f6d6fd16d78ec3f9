import type { IncomingMessage, ServerResponse } from 'node:http';

type Headers = Record<string, string>;

const ALWAYS: Headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: object,
  headers: Headers,
): void {
  send(request, response, status, `${JSON.stringify(body, null, 2)}\n`, {
    'Content-Type': 'application/json',
    ...headers,
  });
}

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers,
): void {
  if (response.destroyed) return;
  const body = Buffer.from(text);
  // The rest of an unread body would be parsed as the next request on a keep-alive connection.
  const unread = request.complete ? {} : { Connection: 'close' };
  response.writeHead(status, { ...ALWAYS, 'Content-Length': String(body.length), ...headers, ...unread });
  response.end(body);
}
