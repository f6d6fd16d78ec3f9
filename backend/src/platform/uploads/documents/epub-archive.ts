import { open as openFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, type ZipFile, open } from 'yauzl';

import { InvalidDocument, readPart } from './document-errors.js';
import { decodeXml } from './xml-reading.js';

const openZip = promisify<string, object, ZipFile>(open);

const MOST_ENTRIES = 10_000;
/** Unpacked, all together: at most, and compared with the file. */
const MOST_BYTES = 1_024 ** 3;
const MOST_TIMES = 100;
/** Small files may shrink by any factor: a page of blanks does. */
const ALWAYS_FINE_BYTES = 20 * 1_024 ** 2;

/** The way out for a file that some program has packed badly. */
export const PACK_AGAIN = 'Export it again, or open and save it in Sigil or Calibre.';

export const damaged = () =>
  new InvalidDocument('is damaged and doesn’t open as an ePub. Please save it again.');
const bomb = () => new InvalidDocument('unpacks to far more than a book holds, so we can’t accept it.');

/** An ePub as a ZIP file: its entries, and their content. */
export class EpubArchive {
  private constructor(
    private readonly zip: ZipFile,
    readonly entries: readonly Entry[],
  ) {}

  /** @throws InvalidDocument for what is no ZIP file, or far too large */
  static async open(filePath: string): Promise<EpubArchive> {
    const zip = await openAsZip(filePath);
    try {
      if (zip.entryCount > MOST_ENTRIES) throw bomb();
      const entries: Entry[] = [];
      for await (const entry of entriesOf(zip)) {
        refuseEntry(entry);
        entries.push(entry);
      }
      const mostBytes = Math.min(MOST_BYTES, Math.max(ALWAYS_FINE_BYTES, zip.fileSize * MOST_TIMES));
      if (entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > mostBytes) throw bomb();
      return new EpubArchive(zip, entries);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** Unpacks everything, to nowhere. @throws InvalidDocument where an entry is not what it should be */
  async verify(): Promise<void> {
    for (const entry of this.entries) await this.inflate(entry, () => undefined);
  }

  /** Text of an XML entry. @throws InvalidDocument for one that is longer than `mostBytes` */
  async readXml(name: string, mostBytes: number): Promise<string> {
    const entry = this.entries.find(({ fileName }) => fileName === name);
    if (!entry) return '';
    if (entry.uncompressedSize > mostBytes) throw damaged();
    const parts: Buffer[] = [];
    await this.inflate(entry, (part) => parts.push(part));
    return decodeXml(Buffer.concat(parts));
  }

  close(): void {
    this.zip.close();
  }

  /** The library ends what grows beyond the size that it said. */
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
    // Its directory is at the end.
    throw (await isZipBegun(filePath))
      ? new InvalidDocument(`is cut off, or has something behind its end. ${PACK_AGAIN}`)
      : new InvalidDocument('isn’t really an ePub, despite its name.');
  }
}

async function isZipBegun(filePath: string): Promise<boolean> {
  const file = await openFile(filePath, 'r');
  try {
    return (await readPart(file, 0, 4)).equals(Buffer.from('PK\x03\x04'));
  } finally {
    await file.close();
  }
}

/** The entries as the directory lists them; the library refuses names that lead out of a folder. */
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
