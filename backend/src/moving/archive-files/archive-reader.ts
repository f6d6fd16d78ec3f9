import { createHash } from 'node:crypto';
import { open as openFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { type Entry, open, type ZipFile } from 'yauzl';

import type { ArchiveSource } from '../../platform/archive-parts/archive-part.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { type ArchiveManifest, readManifest } from './archive-manifest.js';
import {
  ALLOWED_UNPACKED_BYTES,
  isPlainPath,
  MANIFEST,
  MAX_FILES,
  MAX_LINE_BYTES,
  MAX_MANIFEST_BYTES,
  MAX_RATIO,
} from './archive-rules.js';
import { damaged, noArchive, unpacksTooFar } from './archive-sentences.js';
import { splitLines } from './split-lines.js';

const openZip = promisify<string, object, ZipFile>(open);

/** An archive whose directory is checked: no paths outside of it, no far larger contents. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: ArchiveManifest,
  ) {}

  /** @throws DomainError for other files, damaged ones, and those of a newer release */
  static async open(path: string): Promise<ArchiveReader> {
    await (await openFile(path, 'r')).close();
    const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw noArchive();
    });
    try {
      const entries = await listEntries(zip);
      const entry = entries.get(MANIFEST);
      if (!entry) throw noArchive();
      if (entry.uncompressedSize > MAX_MANIFEST_BYTES) throw unpacksTooFar();
      const manifest = readManifest((await buffer(await openEntry(zip, entry))).toString());
      const named = new Set([...Object.keys(manifest.files), MANIFEST]);
      for (const path of entries.keys()) if (!named.has(path)) throw damaged(path);
      for (const path of named) if (!entries.has(path)) throw damaged(path);
      return new ArchiveReader(zip, entries, manifest);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.zip.close();
  }

  /** Unpacks all files without storing them. @throws DomainError about the first that differs from its checksum */
  async verify(): Promise<void> {
    for (const [path, expected] of Object.entries(this.manifest.files)) {
      const sum = createHash('sha256');
      try {
        for await (const piece of await this.read(path)) sum.update(piece as Buffer);
      } catch {
        throw damaged(path);
      }
      if (sum.digest('hex') !== expected) throw damaged(path);
    }
  }

  sourceOf(part: string): ArchiveSource {
    const prefix = `${part}/`;
    return {
      rows: (name, read) => this.rows(`${prefix}${name}.ndjson`, read),
      file: async (path) => (this.entries.has(prefix + path) ? this.read(prefix + path) : undefined),
      files: () =>
        [...this.entries.keys()].flatMap((path) =>
          path.startsWith(prefix) ? [path.slice(prefix.length)] : [],
        ),
    };
  }

  private read(path: string): Promise<Readable> {
    const entry = this.entries.get(path);
    return entry ? openEntry(this.zip, entry) : Promise.reject(damaged(path));
  }

  /** None if the archive, of an earlier release, lacks the list. */
  private async *rows<T>(path: string, read: (value: unknown) => T): AsyncGenerator<T> {
    if (!this.entries.has(path)) return;
    let number = 0;
    for await (const line of splitLines(await this.read(path), MAX_LINE_BYTES)) {
      number += 1;
      try {
        yield read(JSON.parse(line));
      } catch (error) {
        const message = error instanceof SyntaxError ? 'It isn’t JSON.' : (error as Error).message;
        throw new DomainError('unprocessable', 'ARCHIVE.INVALID_ROW', `${path}, line ${number}: ${message}`);
      }
    }
  }
}

/** yauzl stops at the declared size, and compares it. */
const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(damaged(entry.fileName)) : resolve(stream))),
  );

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const maxBytes = Math.max(ALLOWED_UNPACKED_BYTES, zip.fileSize * MAX_RATIO);
  return new Promise((resolve, reject) => {
    if (zip.entryCount > MAX_FILES) return reject(unpacksTooFar());
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize;
      const { fileName } = entry;
      const isDouble = entries.has(fileName);
      if (isDouble || !isPlainPath(fileName) || entry.isEncrypted()) return reject(damaged(fileName));
      if (bytes > maxBytes) return reject(unpacksTooFar());
      entries.set(fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    // yauzl rejects names outside the archive.
    zip.on('error', () => reject(noArchive()));
    zip.readEntry();
  });
}
