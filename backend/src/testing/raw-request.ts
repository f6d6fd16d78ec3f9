import { connect } from 'node:net';

/** An HTTP request, valid or not. */
export interface RawRequest {
  method: string;
  /** Path and query, sent unchanged. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface RawAnswer {
  /** Undefined if the connection was closed without a response. */
  status: number | undefined;
  head: string;
  body: string;
}

function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const lengths = body ? { 'content-length': String(body.length) } : {};
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...lengths, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'),
    body ?? Buffer.alloc(0),
  ]);
}

function answerOf(bytes: Buffer): RawAnswer {
  const text = bytes.toString();
  const [head = '', ...body] = text.split('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return { status: status ? Number(status) : undefined, head, body: body.join('\r\n\r\n') };
}

/** Event streams do not end, so their first bytes count as the response. */
const isStream = (bytes: Buffer) =>
  bytes.includes('content-type: text/event-stream') || bytes.includes('Content-Type: text/event-stream');

/**
 * Sends a request on a new connection.
 * @throws Error after the timeout
 */
export function sendRaw(port: number, request: RawRequest, timeoutMs: number): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => void socket.write(bytesOf(request)));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer within ${timeoutMs} ms.`));
    }, timeoutMs);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (isStream(received)) socket.destroy();
    });
    // Rejecting a request while it is received may reset the connection, with or without a response.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answerOf(received));
    });
  });
}
