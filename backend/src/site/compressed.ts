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
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

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
export class Compressed {
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
