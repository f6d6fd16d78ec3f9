import {
  configure,
  type Entry,
  type FileEntry,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';

import { CopyFault } from './copy-fault.js';
import type { CopyLine } from './copy-line.js';
import { findEpubImprint } from './epub-imprint.js';
import { findPackage, readPackage, type EpubPackage } from './epub-package.js';
import { entryIndexFinder } from './entry-index.js';
import { besideName, escapeXml } from './xml-elements.js';
import { LONGEST_TEXT_BYTES } from './personal-copy-rules.js';
import { decodeXml, type XmlText } from './xml-text.js';

configure({ useWebWorkers: false });

export interface Insertion {
  name: string;
  /** From 0; two entries may have one name. */
  entry: number;
  /** Index in its text. */
  at: number;
  text: string;
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

const bytesOf = (entry: FileEntry): Promise<Uint8Array> =>
  entry.getData(new Uint8ArrayWriter(), { checkSignature: true });

class BookEntries {
  private readonly find: (name: string) => number | undefined;

  constructor(readonly entries: readonly Entry[]) {
    this.find = entryIndexFinder(entries.map(({ filename, directory }) => (directory ? '' : filename)));
  }

  async read(name: string): Promise<(XmlText & { entry: number }) | undefined> {
    const at = this.find(name);
    const entry = at === undefined ? undefined : this.entries[at];
    if (at === undefined || !entry || !isFile(entry) || entry.uncompressedSize > LONGEST_TEXT_BYTES)
      return undefined;
    const decoded = decodeXml(await bytesOf(entry));
    return decoded && { ...decoded, entry: at };
  }

  /** The entry must have been read before. Writes in the characters of its encoding. */
  async insert(name: string, at: number, write: (escape: (text: string) => string) => string) {
    const found = await this.read(name);
    if (!found) throw new CopyFault('damaged', `${name} is missing`);
    const text = write((plain) => escapeXml(plain, !found.isUnicode));
    return { name, entry: found.entry, at, text };
  }
}

function aboutCopy({ version, metadata }: EpubPackage, text: string): string {
  const meta = besideName(metadata.name, 'meta');
  return version.startsWith('2')
    ? `<${meta} name="dcterms:provenance" content="${text}"/>\n`
    : `<${meta} property="dcterms:provenance">${text}</${meta}>\n`;
}

/**
 * Writes a line onto the imprint page, if there is one, and into the package document. All other entries keep their
 * packed bytes.
 * @throws CopyFault if it cannot be changed
 */
export async function stampEpub(
  original: Uint8Array,
  { text }: CopyLine,
): Promise<{ bytes: Uint8Array; insertions: Insertion[] }> {
  const entries = await new ZipReader(new Uint8ArrayReader(original)).getEntries().catch((error: unknown) => {
    throw new CopyFault('damaged', String(error));
  });
  if (entries.some(({ encrypted }) => encrypted)) throw new CopyFault('locked', 'an entry is encrypted');
  const archive = new BookEntries(entries);
  const read = async (name: string) => (await archive.read(name))?.text;
  const packageName = await findPackage(read);
  const book = await readPackage(read, packageName);
  const insertions = [
    await archive.insert(packageName, book.metadata.endAt, (escape) => aboutCopy(book, escape(text))),
  ];
  const place = await findEpubImprint(book, read);
  if (place) {
    const { name, at, startTag, endTag } = place;
    insertions.push(await archive.insert(name, at, (escape) => startTag + escape(text) + endTag));
  }
  return { bytes: await repack(entries, insertions), insertions };
}

async function changedEntry(entry: FileEntry, { at, text }: Insertion): Promise<Uint8Array> {
  const decoded = decodeXml(await bytesOf(entry));
  if (!decoded) throw new CopyFault('damaged', `${entry.filename} is not text`);
  return decoded.encode(decoded.text.slice(0, at) + text + decoded.text.slice(at));
}

async function repack(entries: readonly Entry[], insertions: readonly Insertion[]): Promise<Uint8Array> {
  // No extra fields: the first entry has to be readable at a fixed place (OCF 3.3, §4.2).
  const writer = new ZipWriter(new Uint8ArrayWriter(), { extendedTimestamp: false, dataDescriptor: false });
  for (const [at, entry] of entries.entries()) {
    const { lastModDate, compressionMethod, externalFileAttributes, comment, rawFilename, rawComment } =
      entry;
    const facts = {
      lastModDate,
      externalFileAttributes,
      comment,
      // Keeps the bytes of a name: readers decode those without the Unicode flag differently.
      useUnicodeFileNames: entry.bitFlag?.languageEncodingFlag ?? entry.filenameUTF8,
      encodeText: (_text: string, type?: string) => (type === 'comment' ? rawComment : rawFilename),
    };
    // The library rejects two entries of one name; it writes the raw name.
    const key = `${at}`;
    const insertion = insertions.find((one) => one.entry === at);
    if (!isFile(entry)) await writer.add(`${key}/`, undefined, { ...facts, directory: true });
    else if (insertion)
      await writer.add(key, new Uint8ArrayReader(await changedEntry(entry, insertion)), {
        ...facts,
        level: compressionMethod === 0 ? 0 : 9,
      });
    else
      await writer.add(
        key,
        new Uint8ArrayReader(await entry.getData(new Uint8ArrayWriter(), { passThrough: true })),
        {
          ...facts,
          passThrough: true,
          compressionMethod,
          uncompressedSize: entry.uncompressedSize,
          crc32: entry.crc32,
        },
      );
  }
  return writer.close();
}
