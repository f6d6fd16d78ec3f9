import { isFontObfuscation } from '@lectern/epub-files';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { EPUB } from 'foliate-js/epub.js';

import { readContents } from './book-contents.js';
import { withAliases } from './book-references.js';
import { cleanStyles } from './clean-styles.js';
import { cleanDocument } from './clean-text.js';
import { decodeText } from './decode-text.js';
import { EntryNames } from './entry-names.js';
import { parsePage, writePage } from './parse-page.js';
import { completeSections, type TextWords } from './complete-sections.js';
import { maxEntryBytes } from './reader-rules.js';

/** Optional files: a book opens even if they are broken. */
const SIDE_FILE = /^META-INF\/(?!container\.xml)/;

const MARKUP = new Set<string>(['application/xhtml+xml', 'text/html', 'image/svg+xml']);

interface Entries {
  names: EntryNames;
  sizeOf(name: string): number;
  /** @throws Error for an entry that is too large */
  load(name: string): Uint8Array<ArrayBuffer> | null;
}

/** Entries of a ZIP; one that cannot be unpacked counts as missing. */
function openZip(bytes: Uint8Array): Entries {
  const sizes = new Map<string, number>();
  const note = ({ name, originalSize }: UnzipFileInfo) => {
    sizes.set(name, originalSize);
    return false;
  };
  unzipSync(bytes, { filter: note });
  const names = new EntryNames(sizes.keys());
  const sizeOf = (name: string) => sizes.get(names.find(name) ?? '') ?? 0;
  const load = (name: string) => {
    const entry = names.find(name);
    if (entry === null) return null;
    if (sizeOf(entry) > maxEntryBytes) throw new Error(`${entry} is too large.`);
    try {
      const only = (file: UnzipFileInfo) => file.name === entry;
      return (unzipSync(bytes, { filter: only })[entry] ?? null) as Uint8Array<ArrayBuffer> | null;
    } catch (error) {
      reportError(error);
      return null;
    }
  };
  return { names, sizeOf, load };
}

const isWellFormed = (xml: string) =>
  !new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror');

/**
 * Opens an ePub and sanitizes its text: no scripts, handlers or external resources.
 * @throws Error if the file is no ePub, is broken or encrypted, or has a fixed layout
 */
export async function openEpub(bytes: Uint8Array, words: TextWords): Promise<EPUB> {
  const { names, sizeOf, load } = openZip(bytes);
  const loadText = (name: string) => {
    const found = load(name);
    if (!found) return null;
    const text = withAliases(decodeText(found), names.find(name) ?? name, names);
    return SIDE_FILE.test(name) && !isWellFormed(text) ? null : text;
  };
  const loadBlob = (name: string) => {
    const found = load(name);
    return found && new Blob([found]);
  };
  refuseEncrypted(loadText('META-INF/encryption.xml'));
  const book = await new EPUB({ loadText, loadBlob, getSize: sizeOf }).init();
  if (book.sections.length === 0 || book.rendition?.layout === 'pre-paginated')
    throw new Error('It has a fixed layout.');
  const pages = new Map<string, string>();
  completeSections(book, words, loadText, (name) => pages.get(name));
  book.toc = readContents(book, names, loadText, words.partText);
  book.transformTarget.addEventListener('data', ({ detail }) => {
    const { type, data, name } = detail;
    if (type === 'text/css') detail.data = Promise.resolve(data).then((css) => cleanStyles(String(css)));
    else if (MARKUP.has(type)) {
      detail.data = Promise.resolve(data).then((markup) => {
        const doc = cleanDocument(parsePage(String(markup), ''), words.leftOutText);
        const isBare = !doc.body;
        if (isBare) pages.set(name, writePage(doc));
        return isBare ? new XMLSerializer().serializeToString(doc) : writePage(doc);
      });
      if (type === 'text/html') detail.type = 'application/xhtml+xml';
    }
  });
  return book;
}

function refuseEncrypted(encryption: string | null): void {
  const found = new DOMParser().parseFromString(encryption ?? '<none/>', 'application/xml');
  for (const method of found.getElementsByTagNameNS('*', 'EncryptionMethod'))
    if (!isFontObfuscation(method.getAttribute('Algorithm') ?? '')) throw new Error('It is encrypted.');
}
