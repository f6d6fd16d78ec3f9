import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes `start` to `end`, both included. */
interface ByteRange {
  start: number;
  end: number;
}

export interface RangeSource {
  sizeBytes: number;
  /** With its quotes. */
  etag: string;
  isCacheable: boolean;
  headers: Readonly<Record<string, string>>;
  /** Bytes `start` to `end`, both included. Rejects before the first byte if they cannot be read. */
  read(start: number, end: number): Readable | Promise<Readable>;
}

/**
 * Parses a Range header (RFC 9110 §14). Undefined if it is missing, malformed, of another unit, or has several ranges,
 * which a server may ignore.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const suffixLength = Number(last);
    return suffixLength === 0 ? 'unsatisfiable' : { start: Math.max(0, size - suffixLength), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** If-None-Match (RFC 9110 §13.1.2): weak comparison, a list or an asterisk. */
export function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/**
 * Answers with the bytes or a range of them (RFC 9110 §14, with If-Range), 304, 416, or only headers for HEAD.
 * @param own further headers, names and values in turn
 * @returns number of bytes sent, even if the client disconnects; rejects if they cannot be read
 */
export async function sendRange(
  { sizeBytes, etag, isCacheable, headers, read }: RangeSource,
  request: IncomingMessage,
  response: ServerResponse,
  own: readonly string[] = [],
): Promise<number> {
  const lines = [...own, ...Object.entries({ ...headers, 'accept-ranges': 'bytes', etag }).flat()];
  const answer = (status: number, more: readonly string[] = []) => {
    response.writeHead(status, [...lines, ...more]);
    return response;
  };
  if (isCacheable && isFresh(request, etag)) {
    answer(304).end();
    return 0;
  }
  const { 'if-range': ifRange, range: header } = request.headers;
  const range = parseRange(ifRange && ifRange !== etag ? undefined : header, sizeBytes);
  if (range === 'unsatisfiable') {
    answer(416, ['content-range', `bytes */${sizeBytes}`]).end();
    return 0;
  }
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
  const hasBody = request.method !== 'HEAD' && sizeBytes > 0;
  // Before the headers: if the bytes cannot be read, the response is an error.
  const source = hasBody ? await read(start, end) : undefined;
  answer(range ? 206 : 200, [
    ...['content-length', String(end - start + 1)],
    ...(range ? ['content-range', `bytes ${start}-${end}/${sizeBytes}`] : []),
  ]);
  if (source) return stream(source, response);
  response.end();
  return 0;
}

async function stream(source: Readable, response: ServerResponse): Promise<number> {
  let sentBytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sentBytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, meter, response);
  } catch (error) {
    response.destroy();
    // A client that disconnects is not an error; a file that cannot be read is.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  return sentBytes;
}
