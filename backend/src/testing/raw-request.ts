import { connect } from 'node:net';

/** A request as it goes over the line, also one that no client would send. */
export interface RawRequest {
  method: string;
  /** Path and query, byte by byte. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface RawAnswer {
  /** Undefined where the connection was closed without an answer. */
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

/** Streams of events have no end: that one begins is their answer. */
const isStream = (bytes: Buffer) =>
  bytes.includes('content-type: text/event-stream') || bytes.includes('Content-Type: text/event-stream');

/**
 * Sends it on a connection of its own.
 * @throws where there is no answer in time
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
    // A body that is refused while it still comes ends in a reset, behind the answer or without one.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answerOf(received));
    });
  });
}
