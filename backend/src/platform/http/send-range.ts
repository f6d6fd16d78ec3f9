import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes `start` to `end`, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/** Bytes that may be sent whole or in part. */
export interface RangeSource {
  sizeBytes: number;
  /** Names this version, in quotes: a resumed download of another version starts again. */
  etag: string;
  /** Whether a caller that has this version gets a 304. */
  isCacheable: boolean;
  headers: Readonly<Record<string, string>>;
  /** Bytes `start` to `end`, both included; rejects, before any byte, if they cannot be read. */
  read(start: number, end: number): Readable | Promise<Readable>;
}

/**
 * RFC 9110 §14: the one range that a Range header asks for, 'unsatisfiable', or undefined if the whole is
 * sent: no header, a malformed one, another unit, or several ranges at once (which a server may ignore).
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

/** Whether the caller has this version, by If-None-Match (RFC 9110 §13.1.2): weak comparison, a list or an asterisk. */
export function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/**
 * Answers with the bytes, or the range asked for (RFC 9110 §14, with If-Range), or 304, 416, or headers alone for HEAD.
 * Resolves with the number of bytes sent, also if the caller breaks off; rejects if they cannot be read.
 * @param own further headers of this answer, names and values in turn
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
  // Before a header is sent: if the bytes cannot be read, the answer is another one.
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
    // A caller that breaks off is no error; a file that cannot be read is.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  return sentBytes;
}
