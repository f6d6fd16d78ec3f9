import { promisify } from 'node:util';
import { Readable } from 'node:stream';
import { type Entry, type ZipFile, open } from 'yauzl';

import type { ImportFile } from '../import-batches/importer.js';
import {
  ALLOWED_UNPACKED_BYTES,
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_RATIO,
  MAX_ZIP_ENTRIES,
} from './export-rules.js';
import { damagedZip, lockedZip, pathOutside, textTooLong, zipBomb } from './export-sentences.js';

const openZip = promisify<string, object, ZipFile>(open);

/** Finder's files, folders and hidden files. */
const isIgnored = (name: string): boolean => /\/$|(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name);

/** A ZIP file whose directory was checked. */
export class ExportZip {
  private constructor(
    private readonly file: ImportFile,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws DomainError for damaged and locked files, ZIP bombs and names outside of the archive */
  static async open(file: ImportFile): Promise<ExportZip> {
    const zip = await openZip(file.path, { lazyEntries: true, autoClose: false }).catch(() => undefined);
    if (!zip) throw damagedZip(file.name);
    try {
      if (zip.entryCount > MAX_ZIP_ENTRIES) throw zipBomb(file.name);
      const entries = await readDirectory(zip, file);
      const limit = Math.max(ALLOWED_UNPACKED_BYTES, file.sizeBytes * MAX_UNPACKED_RATIO);
      const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
      if (total > Math.min(MAX_UNPACKED_BYTES, limit)) throw zipBomb(file.name);
      const kept = entries.filter(({ fileName }) => !isIgnored(fileName));
      return new ExportZip(file, zip, new Map(kept.map((entry) => [entry.fileName, entry])));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** @returns undefined if there is no such file */
  async read(name: string): Promise<Readable | undefined> {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    const { name: zipName } = this.file;
    const stream = await new Promise<Readable>((resolve, reject) =>
      this.zip.openReadStream(entry, (error, opened) =>
        error ? reject(damagedZip(zipName)) : resolve(opened),
      ),
    );
    return Readable.from(undamaged(stream, zipName));
  }

  /** @returns undefined if there is no such file. @throws DomainError if it is damaged or too long */
  async text(name: string, maxBytes: number): Promise<string | undefined> {
    const stream = await this.read(name);
    if (!stream) return undefined;
    if ((this.entries.get(name)?.uncompressedSize ?? 0) > maxBytes) {
      stream.destroy();
      throw textTooLong(name, 1);
    }
    const parts: Buffer[] = [];
    for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
    return Buffer.concat(parts).toString('utf8');
  }

  close(): void {
    this.zip.close();
  }
}

/** @throws DomainError in place of an error of the ZIP file */
async function* undamaged(stream: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch {
    throw damagedZip(name);
  }
}

/** yauzl refuses names that lead outside. */
function readDirectory(zip: ZipFile, { name }: ImportFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      if (entry.generalPurposeBitFlag & 1) return reject(lockedZip(name));
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) =>
      reject(
        /relative path|absolute path|invalid characters/.test(error.message)
          ? pathOutside(name)
          : damagedZip(name),
      ),
    );
    zip.readEntry();
  });
}
