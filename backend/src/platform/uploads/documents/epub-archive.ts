import { open as openFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, type ZipFile, open } from 'yauzl';

import { InvalidDocument } from './document-errors.js';
import {
  ALLOWED_UNPACKED_BYTES,
  MAX_EPUB_ENTRIES,
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_RATIO,
} from './document-limits.js';
import { readPart } from './read-part.js';
import { decodeXml } from './xml-reading.js';

const openZip = promisify<string, object, ZipFile>(open);

/** For files that another program zipped incorrectly. */
export const PACK_AGAIN = 'Export it again, or open and save it in Sigil or Calibre.';

export const damaged = () =>
  new InvalidDocument('is damaged and doesn’t open as an ePub. Please save it again.');
const bomb = () => new InvalidDocument('unpacks to far more than a book holds, so we can’t accept it.');

export class EpubArchive {
  private constructor(
    private readonly zip: ZipFile,
    readonly entries: readonly Entry[],
  ) {}

  /** @throws InvalidDocument for other files and ZIP bombs */
  static async open(filePath: string): Promise<EpubArchive> {
    const zip = await openAsZip(filePath);
    try {
      if (zip.entryCount > MAX_EPUB_ENTRIES) throw bomb();
      const entries: Entry[] = [];
      for await (const entry of entriesOf(zip)) {
        refuseEntry(entry);
        entries.push(entry);
      }
      const limit = Math.max(ALLOWED_UNPACKED_BYTES, zip.fileSize * MAX_UNPACKED_RATIO);
      const maxBytes = Math.min(MAX_UNPACKED_BYTES, limit);
      if (entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > maxBytes) throw bomb();
      return new EpubArchive(zip, entries);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** Unpacks all entries without storing them. @throws InvalidDocument if one is damaged */
  async verify(): Promise<void> {
    for (const entry of this.entries) await this.inflate(entry, () => undefined);
  }

  /** @returns text of an XML entry, '' if it is missing. @throws InvalidDocument if it exceeds `maxBytes` */
  async readXml(name: string, maxBytes: number): Promise<string> {
    const entry = this.entries.find(({ fileName }) => fileName === name);
    if (!entry) return '';
    if (entry.uncompressedSize > maxBytes) throw damaged();
    const parts: Buffer[] = [];
    await this.inflate(entry, (part) => parts.push(part));
    return decodeXml(Buffer.concat(parts));
  }

  close(): void {
    this.zip.close();
  }

  /** yauzl stops at the declared size. */
  private async inflate(entry: Entry, take: (part: Buffer) => void): Promise<void> {
    if (entry.fileName.endsWith('/')) return;
    try {
      const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) =>
        this.zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
      );
      let sum = 0;
      for await (const part of stream) {
        sum = crc32(part, sum);
        take(part);
      }
      if (sum !== entry.crc32) throw damaged();
    } catch {
      throw damaged();
    }
  }
}

async function openAsZip(filePath: string): Promise<ZipFile> {
  try {
    return await openZip(filePath, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch {
    // The directory of a ZIP file is at its end.
    throw (await startsAsZip(filePath))
      ? new InvalidDocument(`is cut off, or has something behind its end. ${PACK_AGAIN}`)
      : new InvalidDocument('isn’t really an ePub, despite its name.');
  }
}

async function startsAsZip(filePath: string): Promise<boolean> {
  const file = await openFile(filePath, 'r');
  try {
    return (await readPart(file, 0, 4)).equals(Buffer.from('PK\x03\x04'));
  } finally {
    await file.close();
  }
}

/** Entries of the directory; yauzl rejects names outside the archive. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const waiting: { resolve: (entry: Entry | undefined) => void; reject: (error: unknown) => void }[] = [];
  zip.on('entry', (entry: Entry) => waiting.shift()?.resolve(entry));
  zip.on('end', () => waiting.shift()?.resolve(undefined));
  zip.on('error', () => waiting.shift()?.reject(damaged()));
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      waiting.push({ resolve, reject });
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

function refuseEntry({ fileName, generalPurposeBitFlag }: Entry): void {
  if (/[\p{Cc}\\]/u.test(fileName)) throw damaged();
  if (generalPurposeBitFlag & 1) throw locked();
}

export const locked = () =>
  new InvalidDocument(
    'is locked, so your readers couldn’t open it. Please export it again without copy protection.',
  );
