import { open } from 'node:fs/promises';

import { entryFinder, isFontObfuscation } from '@lectern/epub-files';
import type { Entry } from 'yauzl';

import type { DocumentFacts } from './document-facts.js';
import { InvalidDocument } from './document-errors.js';
import { readPart } from './read-part.js';
import {
  MAX_CONTAINER_BYTES,
  MAX_MISSING_SHOWN,
  MAX_MISSING_STORED,
  MAX_PACKAGE_BYTES,
} from './document-limits.js';
import { EpubArchive, locked, PACK_AGAIN } from './epub-archive.js';
import { hasFixedLayoutOption, readPackage, type ReadPackage } from './epub-package.js';
import { readElements } from './xml-reading.js';

/** First bytes of an ePub, from the name of its first entry (OCF 3.3, §4.3). */
const BEGINNING = 'mimetypeapplication/epub+zip';
const BEGINNING_AT = 30;
const CONTAINER = 'META-INF/container.xml';
const ENCRYPTION = 'META-INF/encryption.xml';
const DISPLAY_OPTIONS = [
  'META-INF/com.apple.ibooks.display-options.xml',
  'META-INF/com.kobobooks.display-options.xml',
];

/**
 * Checks the container of an ePub (OCF 3.3, §4), and that all its chapters exist.
 * @throws InvalidDocument with the problem and a way to fix it
 */
export async function checkEpub(filePath: string): Promise<Partial<DocumentFacts>> {
  const archive = await EpubArchive.open(filePath);
  try {
    if (!(await beginsAsEpub(filePath))) throw notAnEpub(archive.entries);
    await archive.verify();
    rejectDuplicates(archive.entries);
    return await readBook(archive);
  } finally {
    archive.close();
  }
}

async function beginsAsEpub(filePath: string): Promise<boolean> {
  const file = await open(filePath, 'r');
  try {
    const head = await readPart(file, BEGINNING_AT, BEGINNING.length);
    return head.toString('latin1') === BEGINNING;
  } finally {
    await file.close();
  }
}

/** Finder and others compress the first entry, put another before it, or put all entries into a folder. */
function notAnEpub(entries: readonly Entry[]): InvalidDocument {
  const wasEpub = entries.some(({ fileName }) =>
    /(?:^|\/)(?:mimetype|META-INF\/container\.xml)$/.test(fileName),
  );
  const why = wasEpub ? ' A program such as Finder has zipped it again.' : '';
  return new InvalidDocument(
    `is a ZIP file but not an ePub: it doesn’t start the way an ePub does.${why} ${PACK_AGAIN}`,
  );
}

/** Added by Finder; reading apps ignore them. */
const isFinderFile = (name: string): boolean => name.startsWith('__MACOSX/') || name.endsWith('.DS_Store');

function rejectDuplicates(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const { fileName } of entries) {
    if (fileName.endsWith('/') || isFinderFile(fileName)) continue;
    if (seen.has(fileName))
      throw new InvalidDocument(`holds “${fileName}” twice, and reading apps may show either. ${PACK_AGAIN}`);
    seen.add(fileName);
  }
}

/** yauzl's types lack the raw bytes. */
const nameOf = (entry: Entry) => ({
  name: entry.fileName,
  bytes: (entry as Entry & { readonly fileNameRaw: Buffer }).fileNameRaw,
});

async function readBook(archive: EpubArchive): Promise<Partial<DocumentFacts>> {
  const find = entryFinder(archive.entries.map(nameOf));
  const elementsOf = async (name: string, maxBytes: number) =>
    readElements(await archive.readXml(find(name) ?? '', maxBytes));
  const container = await elementsOf(CONTAINER, MAX_CONTAINER_BYTES);
  const name = container
    .flatMap(({ local, attributes }) => (local === 'rootfile' ? (attributes['full-path'] ?? []) : []))
    .map((fullPath) => find(fullPath))
    .find((found) => found !== undefined);
  if (name === undefined) throw new InvalidDocument('is an ePub without a book: files it lists are missing.');
  const encryption = await elementsOf(ENCRYPTION, MAX_PACKAGE_BYTES);
  for (const { local, attributes } of encryption)
    if (local === 'EncryptionMethod' && !isFontObfuscation(attributes['Algorithm'] ?? '')) throw locked();
  const { chapters, others, facts } = readPackage(await elementsOf(name, MAX_PACKAGE_BYTES), name, find);
  requireChapters(chapters);
  const options = await Promise.all(
    DISPLAY_OPTIONS.map((each) => elementsOf(each, MAX_CONTAINER_BYTES).catch(() => [])),
  );
  return {
    ...facts,
    isFixedLayout: facts.isFixedLayout || options.some(hasFixedLayoutOption),
    missing: namesMissing(others).slice(0, MAX_MISSING_STORED),
  };
}

const namesMissing = (files: ReadPackage['chapters']): string[] => [
  ...new Set(files.filter(({ isFound }) => !isFound).map(({ name }) => name)),
];

const list = new Intl.ListFormat('en-US');

function requireChapters(chapters: ReadPackage['chapters']): void {
  if (chapters.length === 0)
    throw new InvalidDocument(`is an ePub without a book: it lists no chapters. ${PACK_AGAIN}`);
  const missing = namesMissing(chapters);
  if (missing.length === 0) return;
  const named = missing.slice(0, MAX_MISSING_SHOWN).map((name) => `“${name}”`);
  const more = missing.length > MAX_MISSING_SHOWN ? [`${missing.length - MAX_MISSING_SHOWN} more`] : [];
  const [as, those] =
    missing.length > 1 ? ['as chapters', 'those files aren’t'] : ['as a chapter', 'that file isn’t'];
  throw new InvalidDocument(
    `is incomplete: it lists ${list.format([...named, ...more])} ${as}, but ${those} in it. Export it again, or repair it in Sigil or Calibre.`,
  );
}
