import type { Request, Response } from 'express';

import { nonPageCsp } from './non-page-csp.js';
import { type RangeSource, sendRange } from './send-range.js';

export interface SendableFile extends Pick<RangeSource, 'sizeBytes' | 'read'> {
  contentType: string;
  fileName: string;
  /** Shows the file instead of saving it. */
  isShown?: boolean;
  version: string;
  /** No caching and no indexing by search engines if missing. */
  cacheControl?: string;
}

/** RFC 6266 with RFC 8187: an ASCII name for old clients, the exact one for others. */
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

export function sendFile(file: SendableFile, request: Request, response: Response): Promise<number> {
  const { sizeBytes, contentType, cacheControl } = file;
  const headers = {
    'cache-control': cacheControl ?? 'private, no-store',
    'content-disposition': contentDisposition(file.fileName, file.isShown),
    'content-security-policy': nonPageCsp(contentType),
    'content-type': contentType,
    ...(cacheControl ? {} : { 'x-robots-tag': 'noindex' }),
  };
  const etag = `"${file.version}"`;
  const read = (start: number, end: number) => file.read(start, end);
  const isCacheable = cacheControl !== undefined;
  return sendRange({ sizeBytes, etag, isCacheable, headers, read }, request, response);
}
