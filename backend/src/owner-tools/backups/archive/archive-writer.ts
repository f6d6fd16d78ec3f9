import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

import { createTarPacker } from 'modern-tar';

import type { Member } from './manifest.js';

/** A member of a tar archive needs its size first, so content of unknown length is split into parts that fit memory. */
const PART_BYTES = 4 * 1024 * 1024;

/** Suffix of a part's name. */
export const partOf = (name: string, index: number): string => `${name}.${String(index).padStart(6, '0')}`;

/** Writes a tar archive, and notes size and SHA-256 of each member. */
export class ArchiveWriter {
  readonly members: Member[] = [];
  readonly content: Readable;
  private readonly tar = createTarPacker();

  constructor() {
    this.content = Readable.fromWeb(this.tar.readable as ReadableStream);
  }

  /** @param bytes exact size of the content */
  async add(
    name: string,
    bytes: number,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    const hash = createHash('sha256');
    const writer = this.tar.controller.add({ name, size: bytes, mode: 0o600 }).getWriter();
    for await (const chunk of content) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    this.members.push({ name, bytes, sha256: hash.digest('hex') });
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.add(name, bytes.length, [bytes]);
  }

  /** Adds content of unknown length as `name.000000` and so on; at least one part. */
  async addParts(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    let index = 0;
    let chunks: Uint8Array[] = [];
    let bytes = 0;
    const flush = async () => {
      await this.add(partOf(name, index), bytes, chunks);
      index += 1;
      chunks = [];
      bytes = 0;
    };
    for await (const chunk of content) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= PART_BYTES) await flush();
    }
    if (bytes > 0 || index === 0) await flush();
  }

  finish(): void {
    this.tar.controller.finalize();
  }

  fail(error: unknown): void {
    this.tar.controller.error(error);
  }
}
