import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

import { checkEpub } from '../../platform/uploads/documents/check-epub.js';
import { CopyFault } from './copy-line.js';
import { findPackage, readPackage } from './epub-package.js';
import type { Insertion } from './stamp-epub.js';
import { xmlElements } from './xml-elements.js';

interface EpubProof {
  original: Buffer;
  copy: Buffer;
  /** Where the copy lies. */
  copyPath: string;
  insertions: readonly Insertion[];
}

const openZip = promisify<Buffer, object, ZipFile>(fromBuffer);

interface Archive {
  zip: ZipFile;
  entries: readonly Entry[];
}

/** An archive, from memory, as another library than the writer reads it. */
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

/** The text of an entry; undefined where there is none of that name. */
export async function readText({ zip, entries }: Archive, name: string): Promise<string | undefined> {
  const entry = entries.find(({ fileName }) => fileName === name);
  if (!entry) return undefined;
  const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const unproven = (what: string) => new CopyFault('unproven', what);

const factsOf = ({ fileName, crc32, uncompressedSize, compressionMethod }: Entry): string =>
  JSON.stringify([fileName, crc32, uncompressedSize, compressionMethod]);

function proveEntries(before: Archive, after: Archive, changed: ReadonlySet<string>): void {
  if (before.entries.length !== after.entries.length) throw unproven('there are other entries');
  for (const [at, entry] of before.entries.entries()) {
    const now = after.entries[at];
    if (now?.fileName !== entry.fileName) throw unproven(`${entry.fileName} is not in its place`);
    if (!changed.has(entry.fileName) && factsOf(now) !== factsOf(entry))
      throw unproven(`${entry.fileName} changed`);
  }
}

/** A reader knows an ePub by what stands at these bytes (OCF 3.3, §4.2). */
const HEAD = 'mimetypeapplication/epub+zip';
const headOf = (bytes: Buffer): string => bytes.toString('latin1', 30, 30 + HEAD.length);

const spineOf = async (archive: Archive): Promise<string> => {
  const read = (name: string) => readText(archive, name);
  return JSON.stringify((await readPackage(read, await findPackage(read))).spine);
};

/**
 * Whether a copy is its original and what was put in, and nothing else, and as sound an archive: told by another library
 * than the one that wrote it.
 * @throws CopyFault where anything else has changed
 */
export async function proveEpub({ original, copy, copyPath, insertions }: EpubProof): Promise<void> {
  // Unpacks all of it, and holds each entry against its sum.
  await checkEpub(copyPath).catch((error: unknown) => {
    throw unproven(String(error));
  });
  const [before, after] = [await openArchive(original), await openArchive(copy)];
  proveEntries(before, after, new Set(insertions.map(({ name }) => name)));
  if (headOf(original) === HEAD && headOf(copy) !== HEAD) throw unproven('its first bytes changed');
  for (const { name, at, text } of insertions) {
    const [was, is] = [await readText(before, name), await readText(after, name)];
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
