import type { Request, Response } from 'express';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { closedPolicy } from './closed-policy.js';

/** Bytes `start` to `end`, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * RFC 9110 §14: the one range that a Range header asks for, 'unsatisfiable', or undefined where the whole is
 * to be sent: no header, a malformed one, another unit, or several ranges at once (which a server may ignore).
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

/** A file that may be sent whole or in part. */
export interface SendableFile {
  sizeBytes: number;
  contentType: string;
  /** What it is called on the visitor's machine. */
  fileName: string;
  /** Whether the browser is asked to show it rather than to save it. */
  isShown?: boolean;
  /** Names this version of the file; a resumed download of another version starts anew. */
  version: string;
  /** Who may keep it, and how long; nobody where it is not given. What may be kept may also be found by search engines. */
  cacheControl?: string;
  /** Bytes `start` to `end`, both included; rejects, before any byte, when they cannot be had. */
  read(start: number, end: number): Readable | Promise<Readable>;
}

/** RFC 6266 with RFC 8187: a plain name for old clients, the exact one for all others. */
export function contentDisposition(fileName: string, isShown = false): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/**
 * Answers with a file, by range if asked (RFC 9110 §14), and with 304 to who has this version already (§13.1.2).
 * Returns how many bytes went out, also when the visitor broke off; rejects when the file cannot be read.
 */
export async function sendFile(file: SendableFile, request: Request, response: Response): Promise<number> {
  const { sizeBytes } = file;
  const etag = `"${file.version}"`;
  const ifRange = request.get('if-range');
  const range = parseRange(ifRange && ifRange !== etag ? undefined : request.get('range'), sizeBytes);
  const { start, end } = typeof range === 'object' ? range : { start: 0, end: sizeBytes - 1 };
  const isKept = file.cacheControl !== undefined && isKnown(request.get('if-none-match'), etag);
  const isBodySent = !isKept && range !== 'unsatisfiable' && request.method !== 'HEAD' && sizeBytes > 0;
  // Before a header is set: where the file cannot be had, the answer is another one.
  const source = isBodySent ? await file.read(start, end) : undefined;
  response.set({
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl ?? 'private, no-store',
    'content-disposition': contentDisposition(file.fileName, file.isShown),
    'content-security-policy': closedPolicy(file.contentType),
    ...(file.cacheControl ? {} : { 'x-robots-tag': 'noindex' }),
    etag,
  });
  if (isKept) {
    response.status(304).end();
    return 0;
  }
  if (range === 'unsatisfiable') {
    response.status(416).set('content-range', `bytes */${sizeBytes}`).end();
    return 0;
  }
  if (range) response.status(206).set('content-range', `bytes ${start}-${end}/${sizeBytes}`);
  response.set({ 'content-type': file.contentType, 'content-length': String(end - start + 1) });
  if (source) return stream(source, response);
  response.end();
  return 0;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

async function stream(source: Readable, response: Response): Promise<number> {
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
    // A visitor who breaks off is no error; a file that cannot be read is.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  return sentBytes;
}
