import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

import { checkEpub } from '../../platform/uploads/documents/check-epub.js';
import { CopyFault } from './copy-fault.js';
import { entryIndexFinder } from './entry-index.js';
import { findPackage, readPackage } from './epub-package.js';
import type { Insertion } from './stamp-epub.js';
import { xmlElements } from './xml-elements.js';
import { decodeXml } from './xml-text.js';

interface EpubProof {
  original: Buffer;
  copy: Buffer;
  originalPath: string;
  copyPath: string;
  insertions: readonly Insertion[];
}

const openZip = promisify<Buffer, object, ZipFile>(fromBuffer);

interface Archive {
  zip: ZipFile;
  entries: readonly Entry[];
}

/** Uses another library than the writer. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await openZip(bytes, { lazyEntries: false, autoClose: false });
  const entries: Entry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => entries.push(entry));
    zip.on('end', resolve);
    zip.on('error', reject);
  });
  return { zip, entries };
}

export async function readText(archive: Archive, name: string): Promise<string | undefined> {
  const at = entryIndexFinder(archive.entries.map(({ fileName }) => fileName))(name);
  return at === undefined ? undefined : textAt(archive, at);
}

async function textAt({ zip, entries }: Archive, at: number): Promise<string | undefined> {
  const entry = entries[at];
  if (!entry) return undefined;
  const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  const bytes = Buffer.concat(parts);
  return decodeXml(bytes)?.text ?? bytes.toString('utf8');
}

const unproven = (what: string) => new CopyFault('unproven', what);

/** The library's types lack this field. */
const nameBytes = (entry: Entry): string => {
  const { fileNameRaw } = entry as Entry & { fileNameRaw?: Buffer };
  return (fileNameRaw ?? Buffer.from(entry.fileName)).toString('latin1');
};
const UNICODE_NAME = 0x0800;
/** Its compression does not matter; Calibre compresses it. */
const isFolder = ({ fileName, uncompressedSize }: Entry): boolean =>
  fileName.endsWith('/') && uncompressedSize === 0;

const nameOf = (entry: Entry): string => {
  const isAscii = /^[\0-\x7f]*$/.test(entry.fileName);
  return JSON.stringify([nameBytes(entry), isAscii || entry.generalPurposeBitFlag & UNICODE_NAME]);
};
const factsOf = (entry: Entry): string =>
  JSON.stringify(isFolder(entry) ? [] : [entry.crc32, entry.uncompressedSize, entry.compressionMethod]);

function proveEntries(before: Archive, after: Archive, changed: ReadonlySet<number>): void {
  if (before.entries.length !== after.entries.length) throw unproven('there are other entries');
  for (const [at, entry] of before.entries.entries()) {
    const now = after.entries[at];
    if (!now || nameOf(now) !== nameOf(entry)) throw unproven(`${entry.fileName} is not in its place`);
    if (!changed.has(at) && factsOf(now) !== factsOf(entry)) throw unproven(`${entry.fileName} changed`);
  }
}

/** Readers recognize an ePub by these bytes (OCF 3.3, §4.2). */
const HEAD = 'mimetypeapplication/epub+zip';
const headOf = (bytes: Buffer): string => bytes.toString('latin1', 30, 30 + HEAD.length);

const spineOf = async (archive: Archive): Promise<string> => {
  const read = (name: string) => readText(archive, name);
  return JSON.stringify((await readPackage(read, await findPackage(read))).spine);
};

/** Unpacks a copy and compares all sums. A fault that the original has too is no fault of the copy. */
async function proveArchive({ originalPath, copyPath }: EpubProof): Promise<void> {
  const faultOf = (filePath: string) =>
    checkEpub(filePath).then(
      () => undefined,
      (error: unknown) => String(error),
    );
  const fault = await faultOf(copyPath);
  if (fault === undefined) return;
  throw (await faultOf(originalPath)) === fault ? new CopyFault('damaged', fault) : unproven(fault);
}

/**
 * Proves with another library than the writer that a copy is its original with the insertions.
 * @throws CopyFault if anything else has changed
 */
export async function proveEpub(proof: EpubProof): Promise<void> {
  const { original, copy, insertions } = proof;
  await proveArchive(proof);
  const [before, after] = [await openArchive(original), await openArchive(copy)];
  proveEntries(before, after, new Set(insertions.map(({ entry }) => entry)));
  if (headOf(original) === HEAD && headOf(copy) !== HEAD) throw unproven('its first bytes changed');
  for (const { name, entry, at, text } of insertions) {
    const [was, is] = [await textAt(before, entry), await textAt(after, entry)];
    if (was === undefined || is !== was.slice(0, at) + text + was.slice(at))
      throw unproven(`${name} changed elsewhere`);
    try {
      xmlElements(is);
    } catch (error) {
      throw unproven(`${name} is not well-formed: ${String(error)}`);
    }
  }
  if ((await spineOf(before)) !== (await spineOf(after))) throw unproven('its pages are in another order');
}
