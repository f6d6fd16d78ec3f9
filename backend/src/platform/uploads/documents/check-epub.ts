import { open } from 'node:fs/promises';

import { entryFinder, isFontObfuscation } from '@lectern/epub-files';
import type { Entry } from 'yauzl';

import type { DocumentFacts } from './document-facts.js';
import { InvalidDocument, readPart } from './document-errors.js';
import { EpubArchive, locked, PACK_AGAIN } from './epub-archive.js';
import { readPackage, type ReadPackage, saysFixedApart } from './epub-package.js';
import { readElements } from './xml-reading.js';

/** The first bytes of an ePub, from the name of its first entry on (OCF 3.3, §4.3). */
const BEGINNING = 'mimetypeapplication/epub+zip';
const BEGINNING_AT = 30;
const CONTAINER = 'META-INF/container.xml';
const ENCRYPTION = 'META-INF/encryption.xml';
const DISPLAY_OPTIONS = [
  'META-INF/com.apple.ibooks.display-options.xml',
  'META-INF/com.kobobooks.display-options.xml',
];
const MOST_CONTAINER_BYTES = 64 * 1_024;
const MOST_PACKAGE_BYTES = 16 * 1_024 ** 2;
/** So many names are shown of those that are missing. */
const MOST_NAMED = 3;
/** So many are kept. */
const MOST_MISSING = 50;

/**
 * Checks that an ePub is packed as one, and that all its chapters are there (OCF 3.3, §4).
 * @throws InvalidDocument which names what is wrong, and the way out
 */
export async function checkEpub(filePath: string): Promise<Partial<DocumentFacts>> {
  const archive = await EpubArchive.open(filePath);
  try {
    if (!(await beginsAsEpub(filePath))) throw zippedAgain(archive.entries);
    await archive.verify();
    refuseDoubles(archive.entries);
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

/** Finder and other programs pack the first entry, put another before it, or put all of it into a folder. */
function zippedAgain(entries: readonly Entry[]): InvalidDocument {
  const wasEpub = entries.some(({ fileName }) =>
    /(?:^|\/)(?:mimetype|META-INF\/container\.xml)$/.test(fileName),
  );
  const why = wasEpub ? ' A program such as Finder has zipped it again.' : '';
  return new InvalidDocument(
    `is a ZIP file but not an ePub: it doesn’t start the way an ePub does.${why} ${PACK_AGAIN}`,
  );
}

/** Files that Finder adds; no reading app looks at them. */
const isOfFinder = (name: string): boolean => name.startsWith('__MACOSX/') || name.endsWith('.DS_Store');

function refuseDoubles(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const { fileName } of entries) {
    if (fileName.endsWith('/') || isOfFinder(fileName)) continue;
    if (seen.has(fileName))
      throw new InvalidDocument(`holds “${fileName}” twice, and reading apps may show either. ${PACK_AGAIN}`);
    seen.add(fileName);
  }
}

/** The library's types do not have the bytes yet. */
const nameOf = (entry: Entry) => ({
  name: entry.fileName,
  bytes: (entry as Entry & { readonly fileNameRaw: Buffer }).fileNameRaw,
});

async function readBook(archive: EpubArchive): Promise<Partial<DocumentFacts>> {
  const find = entryFinder(archive.entries.map(nameOf));
  const elementsOf = async (name: string, mostBytes: number) =>
    readElements(await archive.readXml(find(name) ?? '', mostBytes));
  const container = await elementsOf(CONTAINER, MOST_CONTAINER_BYTES);
  const name = container
    .flatMap(({ local, attributes }) => (local === 'rootfile' ? (attributes['full-path'] ?? []) : []))
    .map((fullPath) => find(fullPath))
    .find((found) => found !== undefined);
  if (name === undefined) throw new InvalidDocument('is an ePub without a book: files it lists are missing.');
  const encryption = await elementsOf(ENCRYPTION, MOST_PACKAGE_BYTES);
  for (const { local, attributes } of encryption)
    if (local === 'EncryptionMethod' && !isFontObfuscation(attributes['Algorithm'] ?? '')) throw locked();
  const { chapters, others, facts } = readPackage(await elementsOf(name, MOST_PACKAGE_BYTES), name, find);
  refuseWithoutChapters(chapters);
  const options = await Promise.all(
    DISPLAY_OPTIONS.map((each) => elementsOf(each, MOST_CONTAINER_BYTES).catch(() => [])),
  );
  return {
    ...facts,
    isFixedLayout: facts.isFixedLayout || options.some(saysFixedApart),
    missing: namesMissing(others).slice(0, MOST_MISSING),
  };
}

const namesMissing = (files: ReadPackage['chapters']): string[] => [
  ...new Set(files.filter(({ isFound }) => !isFound).map(({ name }) => name)),
];

const list = new Intl.ListFormat('en-US');

function refuseWithoutChapters(chapters: ReadPackage['chapters']): void {
  if (chapters.length === 0)
    throw new InvalidDocument(`is an ePub without a book: it lists no chapters. ${PACK_AGAIN}`);
  const missing = namesMissing(chapters);
  if (missing.length === 0) return;
  const named = missing.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  const more = missing.length > MOST_NAMED ? [`${missing.length - MOST_NAMED} more`] : [];
  const [as, those] =
    missing.length > 1 ? ['as chapters', 'those files aren’t'] : ['as a chapter', 'that file isn’t'];
  throw new InvalidDocument(
    `is incomplete: it lists ${list.format([...named, ...more])} ${as}, but ${those} in it. Export it again, or mend it in Sigil or Calibre.`,
  );
}
