import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { Compressed, type Encoding, ENCODINGS } from './compressed.js';

/** One answer, held in memory. */
export interface ResponseBody {
  etag: string;
  /** What goes out with every encoding. */
  headers: OutgoingHttpHeaders;
  content: Buffer;
  /** Undefined for what is sent as it is. */
  compressed?: Compressed | undefined;
}

const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|xml|[a-z]+\+(json|xml))|image\/svg\+xml|font\/ttf)/;

/** Of the policy too: a browser that has the page is told of one that has changed. */
const etagOf = (content: Buffer, headers: OutgoingHttpHeaders) => {
  const hash = createHash('sha256')
    .update(content)
    .update(String(headers['content-security-policy'] ?? ''));
  return `"${hash.digest('base64url').slice(0, 22)}"`;
};

export function prepareBody(
  content: Buffer,
  contentType: string,
  headers: OutgoingHttpHeaders,
): ResponseBody {
  const isCompressible = COMPRESSIBLE.test(contentType);
  return {
    etag: etagOf(content, headers),
    headers: {
      ...headers,
      'content-type': contentType,
      ...(isCompressible ? { vary: 'Accept-Encoding' } : {}),
    },
    content,
    ...(isCompressible ? { compressed: new Compressed(content) } : {}),
  };
}

/** The same page with something of one visitor's own in it: not compressed, as it goes out once. */
export function personalBody(body: ResponseBody, personalise: (html: string) => string): ResponseBody {
  const content = Buffer.from(personalise(body.content.toString()));
  return { ...body, etag: etagOf(content, body.headers), content, compressed: undefined };
}

/** RFC 9110 §12.5.3, for the two encodings that are kept; `q=0` means no. */
function choose(
  { content, compressed }: ResponseBody,
  accepted: string,
): { encoding: Encoding | undefined; bytes: Buffer } {
  for (const encoding of ENCODINGS) {
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)) continue;
    const bytes = compressed?.as(encoding);
    if (bytes) return { encoding, bytes };
  }
  return { encoding: undefined, bytes: content };
}

/** RFC 9110 §13.1.2: weak comparison, a list or an asterisk. */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  const condition = request.headers['if-none-match'];
  if (!condition) return false;
  return condition === '*' || condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** @param headers of this answer alone */
export function sendBody(
  body: ResponseBody,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders = {},
): void {
  if (status === 200 && isFresh(request, body.etag)) {
    response.writeHead(304, { ...body.headers, ...headers, etag: body.etag }).end();
    return;
  }
  const { encoding, bytes } = choose(body, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(status, {
    ...body.headers,
    ...headers,
    ...(status === 200 ? { etag: body.etag } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
