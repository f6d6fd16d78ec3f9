import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';

/** The better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Half a hundredth larger than at 9, in an eighth of the time. */
const BROTLI_QUALITY = 6;
/** Bits of the window, RFC 7932 §9.1: no more than the content needs, as memory for it is taken and given back each time. */
const windowBits = (sizeBytes: number): number =>
  Math.min(22, Math.max(16, Math.ceil(Math.log2(sizeBytes + 16))));

const brotliOptions = (sizeBytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeBytes,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(sizeBytes),
  },
});
const gzipOptions: ZlibOptions = { level: 9 };

const atOnce: Record<Encoding, (content: Buffer) => Buffer> = {
  br: (content) => brotliCompressSync(content, brotliOptions(content.length)),
  gzip: (content) => gzipSync(content, gzipOptions),
};

const beside: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, brotliOptions(content.length)),
  gzip: (content) => promisify<Buffer, ZlibOptions, Buffer>(gzip)(content, gzipOptions),
};

/** A content in the encodings that make it smaller: each is made when first asked for, or ahead of that. */
class Compressed {
  /** Null for what grew by it. */
  private readonly made = new Map<Encoding, Buffer | null>();

  constructor(private readonly content: Buffer) {}

  as(encoding: Encoding): Buffer | undefined {
    if (!this.made.has(encoding)) this.keep(encoding, atOnce[encoding](this.content));
    return this.made.get(encoding) ?? undefined;
  }

  /** Makes what is still missing beside the event loop, so that nobody waits for it. */
  async ahead(): Promise<void> {
    const missing = ENCODINGS.filter((encoding) => !this.made.has(encoding));
    await Promise.all(missing.map(async (each) => this.keep(each, await beside[each](this.content))));
  }

  private keep(encoding: Encoding, compressed: Buffer): void {
    this.made.set(encoding, compressed.length < this.content.length ? compressed : null);
  }
}

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
