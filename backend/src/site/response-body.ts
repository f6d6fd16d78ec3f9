import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
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

import { isFresh } from '../platform/http/send-range.js';

/** In order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Output is 0.5% larger than at 9, in an eighth of the time. */
const BROTLI_QUALITY = 6;
/** Window size in bits (RFC 7932 §9.1): no larger than the content needs, as its memory is allocated each time. */
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

const compressSync: Record<Encoding, (content: Buffer) => Buffer> = {
  br: (content) => brotliCompressSync(content, brotliOptions(content.length)),
  gzip: (content) => gzipSync(content, gzipOptions),
};

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, brotliOptions(content.length)),
  gzip: (content) => promisify<Buffer, ZlibOptions, Buffer>(gzip)(content, gzipOptions),
};

/** Compressed variants of a content, created on first use or ahead. */
class Compressed {
  /** Null for one that is not smaller. */
  private readonly cache = new Map<Encoding, Buffer | null>();

  constructor(private readonly content: Buffer) {}

  as(encoding: Encoding): Buffer | undefined {
    if (!this.cache.has(encoding)) this.keep(encoding, compressSync[encoding](this.content));
    return this.cache.get(encoding) ?? undefined;
  }

  /** Compresses in the background, so that no request waits for it. */
  async ahead(): Promise<void> {
    const missing = ENCODINGS.filter((encoding) => !this.cache.has(encoding));
    await Promise.all(missing.map(async (each) => this.keep(each, await compress[each](this.content))));
  }

  private keep(encoding: Encoding, compressed: Buffer): void {
    this.cache.set(encoding, compressed.length < this.content.length ? compressed : null);
  }
}

/** One encoding of a body, with headers as a flat list for Node's `writeHead`. */
interface Variant {
  bytes: Buffer;
  headers: readonly string[];
  /** For statuses other than 200, which browsers do not revalidate. */
  headersWithoutEtag: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|xml|[a-z]+\+(json|xml))|image\/svg\+xml|font\/ttf)/;

/** Includes the policy, so that a changed policy reaches browsers that have the page. */
const etagOf = (content: Buffer, headers: Headers) => {
  const hash = createHash('sha256')
    .update(content)
    .update(headers['content-security-policy'] ?? '');
  return `"${hash.digest('base64url').slice(0, 22)}"`;
};

/** RFC 9110 §12.5.3; `q=0` rejects an encoding. */
const ACCEPTED: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

export class ResponseBody {
  readonly etag: string;
  readonly headersIfFresh: readonly string[];
  private readonly variants = new Map<Encoding | undefined, Variant>();
  private last: { accepted: string; variant: Variant } | undefined;

  constructor(
    readonly content: Buffer,
    readonly headers: Headers,
    readonly compressed?: Compressed,
  ) {
    this.etag = etagOf(content, headers);
    this.headersIfFresh = Object.entries({ ...headers, etag: this.etag }).flat();
  }

  /** The best accepted variant; the last choice is cached, as most browsers send the same header. */
  variantFor(accepted: string): Variant {
    if (this.last?.accepted !== accepted) this.last = { accepted, variant: this.choose(accepted) };
    return this.last.variant;
  }

  private choose(accepted: string): Variant {
    for (const encoding of ENCODINGS) {
      if (!this.compressed || !ACCEPTED[encoding].test(accepted)) continue;
      const bytes = this.compressed.as(encoding);
      if (bytes) return this.variant(encoding, bytes);
    }
    return this.variant(undefined, this.content);
  }

  private variant(encoding: Encoding | undefined, bytes: Buffer): Variant {
    const known = this.variants.get(encoding);
    if (known) return known;
    const ofBytes = Object.entries({
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(bytes.length),
    }).flat();
    const made = {
      bytes,
      headers: [...this.headersIfFresh, ...ofBytes],
      headersWithoutEtag: [...Object.entries(this.headers).flat(), ...ofBytes],
    };
    this.variants.set(encoding, made);
    return made;
  }
}

export function prepareBody(content: Buffer, contentType: string, headers: Headers): ResponseBody {
  const isCompressible = COMPRESSIBLE.test(contentType);
  const typed = { ...headers, 'content-type': contentType };
  return isCompressible
    ? new ResponseBody(content, { ...typed, vary: 'Accept-Encoding' }, new Compressed(content))
    : new ResponseBody(content, typed);
}

export const withHeaders = ({ content, headers, compressed }: ResponseBody, changed: Headers): ResponseBody =>
  new ResponseBody(content, { ...headers, ...changed }, compressed);

/**
 * The page with a visitor's values. Compression is safe against BREACH (breachattack.com): the secret is in the URL, so
 * an attacker cannot trigger requests for it, and the page reflects no input.
 */
export function personalBody(
  { content, headers }: ResponseBody,
  personalise: (html: string) => string,
): ResponseBody {
  const own = Buffer.from(personalise(content.toString()));
  return new ResponseBody(own, headers, new Compressed(own));
}

/** @param own headers of this response: names and values in turn */
export function sendBody(
  body: ResponseBody,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
  own: readonly string[] = [],
): void {
  if (status === 200 && isFresh(request, body.etag)) {
    response.writeHead(304, own.concat(body.headersIfFresh)).end();
    return;
  }
  const variant = body.variantFor(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(status, own.concat(status === 200 ? variant.headers : variant.headersWithoutEtag));
  response.end(request.method === 'HEAD' ? undefined : variant.bytes);
}
