import {
  configure,
  type Entry,
  type FileEntry,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';

import { CopyFault, type CopyLine } from './copy-line.js';
import { findEpubImprint } from './epub-imprint.js';
import { findPackage, readPackage, type EpubPackage } from './epub-package.js';
import { besideName, escapeXml } from './xml-elements.js';

configure({ useWebWorkers: false });

/** What is put into a text, and before which of its characters. */
export interface Insertion {
  name: string;
  at: number;
  text: string;
}

const insert = (text: string, { at, text: added }: Insertion): string =>
  text.slice(0, at) + added + text.slice(at);

/** Undefined for what is not UTF-8: it could not be written as it was. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A page of a book is far shorter; what is longer is not read. */
const LONGEST_TEXT_BYTES = 8 * 1_024 ** 2;

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

function reading(entries: readonly Entry[]) {
  const files = new Map(entries.filter(isFile).map((entry) => [entry.filename, entry]));
  return async (name: string): Promise<string | undefined> => {
    const entry = files.get(name);
    if (!entry || entry.uncompressedSize > LONGEST_TEXT_BYTES) return undefined;
    return decode(await entry.getData(new Uint8ArrayWriter(), { checkSignature: true }));
  };
}

function aboutCopy(name: string, { version, metadata }: EpubPackage, text: string): Insertion {
  const meta = besideName(metadata.name, 'meta');
  const said = version.startsWith('2')
    ? `<${meta} name="dcterms:provenance" content="${escapeXml(text)}"/>`
    : `<${meta} property="dcterms:provenance">${escapeXml(text)}</${meta}>`;
  return { name, at: metadata.endAt ?? 0, text: `${said}\n` };
}

/**
 * Writes a line into an ePub: onto its imprint page where it has one, and into what the package says of the book. All
 * else is taken over as it lies there, packed.
 * @throws CopyFault for one that cannot be changed
 */
export async function stampEpub(
  original: Uint8Array,
  { text }: CopyLine,
): Promise<{ bytes: Uint8Array; insertions: Insertion[] }> {
  const entries = await new ZipReader(new Uint8ArrayReader(original)).getEntries().catch((error: unknown) => {
    throw new CopyFault('damaged', String(error));
  });
  if (entries.some(({ encrypted }) => encrypted)) throw new CopyFault('locked', 'an entry is encrypted');
  const read = reading(entries);
  const packageName = await findPackage(read);
  const book = await readPackage(read, packageName);
  const imprint = await findEpubImprint(book, read);
  const insertions = [aboutCopy(packageName, book, text)];
  if (imprint) {
    const paragraph = besideName(imprint.element.name, 'p');
    const line = `<${paragraph}>${escapeXml(text)}</${paragraph}>\n`;
    insertions.push({ name: imprint.name, at: imprint.element.endAt, text: line });
  }
  return { bytes: await repack(entries, insertions, read), insertions };
}

async function repack(
  entries: readonly Entry[],
  insertions: readonly Insertion[],
  read: (name: string) => Promise<string | undefined>,
): Promise<Uint8Array> {
  // Nothing beside the name of an entry: the first has to be readable at a fixed place (OCF 3.3, §4.2).
  const writer = new ZipWriter(new Uint8ArrayWriter(), { extendedTimestamp: false, dataDescriptor: false });
  for (const entry of entries) {
    const { filename, lastModDate, compressionMethod, externalFileAttributes, comment } = entry;
    const facts = { lastModDate, externalFileAttributes, comment };
    const insertion = insertions.find(({ name }) => name === filename);
    if (insertion) {
      const changed = insert((await read(filename)) ?? '', insertion);
      await writer.add(filename, new TextReader(changed), {
        ...facts,
        level: compressionMethod === 0 ? 0 : 9,
      });
    } else if (isFile(entry)) {
      const packed = await entry.getData(new Uint8ArrayWriter(), { passThrough: true });
      await writer.add(filename, new Uint8ArrayReader(packed), {
        ...facts,
        passThrough: true,
        compressionMethod,
        uncompressedSize: entry.uncompressedSize,
        crc32: entry.crc32,
      });
    } else {
      await writer.add(filename, undefined, { ...facts, directory: true });
    }
  }
  return writer.close();
}
