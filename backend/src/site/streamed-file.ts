import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { parseRange } from '../platform/http/send-file.js';
import { isFresh } from './response-body.js';

/** A public file too large to be held in memory: read from disk for each visitor, whole or in part. */
export interface StreamedFile {
  path: string;
  sizeBytes: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

export async function describeFile(
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<StreamedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size } = await stat(path);
  return {
    path,
    sizeBytes: size,
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    headers: { ...headers, 'accept-ranges': 'bytes' },
  };
}

/**
 * Answers with the file or the part that is asked for (RFC 9110 §14), or says that the visitor has it already.
 * @param own headers of this answer alone, names and values in turn
 */
export function sendStreamedFile(
  file: StreamedFile,
  request: IncomingMessage,
  response: ServerResponse,
  own: readonly string[] = [],
): void {
  const headers = own.concat(Object.entries({ ...file.headers, etag: file.etag }).flat());
  if (isFresh(request, file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const condition = request.headers['if-range'];
  const asked = condition && condition !== file.etag ? undefined : request.headers.range;
  const range = parseRange(asked, file.sizeBytes);
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...headers, 'content-range', `bytes */${file.sizeBytes}`]).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.sizeBytes - 1 };
  response.writeHead(range ? 206 : 200, [
    ...headers,
    ...['content-length', String(end - start + 1)],
    ...(range ? ['content-range', `bytes ${start}-${end}/${file.sizeBytes}`] : []),
  ]);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A visitor who breaks off is no error, and a file that vanished cannot be told of any more: end the connection.
  pipeline(createReadStream(file.path, { start, end }), response).catch(() => response.destroy());
}
