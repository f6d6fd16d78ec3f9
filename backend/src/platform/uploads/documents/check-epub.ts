import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, type ZipFile, open } from 'yauzl';

import { DocumentFault } from './document-fault.js';

/** What is kept to be read is a line or a page long. */
const MOST_KEPT_BYTES = 64 * 1_024;

/**
 * Unpacks an entry, to nowhere, and checks it against its sum; the library ends what grows beyond the size that it said.
 * @param isKept whether its text is wanted
 * @throws Error where it does not unpack
 */
async function inflateEntry(zip: ZipFile, entry: Entry, isKept: boolean): Promise<string> {
  if (isKept && entry.uncompressedSize > MOST_KEPT_BYTES) throw new Error('This is too long to read.');
  if (entry.fileName.endsWith('/')) return '';
  const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const kept: Buffer[] = [];
  let sum = 0;
  for await (const chunk of stream) {
    sum = crc32(chunk, sum);
    if (isKept) kept.push(chunk);
  }
  if (sum !== entry.crc32) throw new Error('The sum is another one.');
  return Buffer.concat(kept).toString('utf8');
}

const MIMETYPE = 'application/epub+zip';
const CONTAINER = 'META-INF/container.xml';
const MOST_ENTRIES = 10_000;
/** What all of it may come to when it is unpacked, and how many times what it takes as a file. */
const MOST_BYTES = 1_024 ** 3;
const MOST_TIMES = 100;
/** Small files may shrink by any factor: a page of blanks does. */
const ALWAYS_FINE_BYTES = 20 * 1_024 ** 2;

const openZip = promisify<string, object, ZipFile>(open);

const damaged = () => new DocumentFault('is damaged and doesn’t open as an ePub. Please save it again.');
const bomb = () => new DocumentFault('unpacks to far more than a book holds, so we can’t accept it.');

async function openAsZip(filePath: string): Promise<ZipFile> {
  try {
    return await openZip(filePath, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch {
    throw new DocumentFault('isn’t really an ePub, despite its name.');
  }
}

/** The entries as they stand in the directory; the library refuses names that lead out of a folder. */
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
  if (generalPurposeBitFlag & 1) throw new DocumentFault('is locked, so your readers couldn’t open it.');
}

/** An ePub is a ZIP whose first file says so, unpacked, and whose container names the book in it (OCF 3.3, §4). */
export async function checkEpub(filePath: string): Promise<void> {
  const zip = await openAsZip(filePath);
  try {
    if (zip.entryCount > MOST_ENTRIES) throw bomb();
    const mostBytes = Math.min(MOST_BYTES, Math.max(ALWAYS_FINE_BYTES, zip.fileSize * MOST_TIMES));
    const names = new Set<string>();
    let leftBytes = mostBytes;
    let container = '';
    for await (const entry of entriesOf(zip)) {
      refuseEntry(entry);
      if (entry.uncompressedSize > leftBytes) throw bomb();
      const isFirst = names.size === 0;
      const isKept = isFirst || entry.fileName === CONTAINER;
      const content = await inflateEntry(zip, entry, isKept).catch(() => Promise.reject(damaged()));
      leftBytes -= entry.uncompressedSize;
      if (isFirst && !isMimetype(entry, content))
        throw new DocumentFault('is a ZIP file but not an ePub: it doesn’t start the way an ePub does.');
      if (entry.fileName === CONTAINER) container = content;
      names.add(entry.fileName);
    }
    if (!rootFilesOf(container).some((name) => names.has(name)))
      throw new DocumentFault('is an ePub without a book: files it lists are missing.');
  } finally {
    zip.close();
  }
}

function isMimetype(
  { fileName, compressionMethod, relativeOffsetOfLocalHeader }: Entry,
  content: string,
): boolean {
  const isFirstAndPlain = compressionMethod === 0 && relativeOffsetOfLocalHeader === 0;
  return isFirstAndPlain && fileName === 'mimetype' && content.trim() === MIMETYPE;
}

function rootFilesOf(container: string): string[] {
  return [...container.matchAll(/<(?:\w+:)?rootfile\b([^<>]*)>/g)].flatMap(([, attributes = '']) => {
    const [, double, single] = /\sfull-path\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
    return double ?? single ?? [];
  });
}
