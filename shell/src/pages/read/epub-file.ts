import { type UnzipFileInfo, unzipSync } from 'fflate';
import { EPUB } from 'foliate-js/epub.js';

import { cleanStyles } from './clean-styles.js';
import { cleanDocument, cleanMarkup } from './clean-text.js';

/** More than a chapter or a picture has; a file that unpacks to more is not opened. */
const MOST_BYTES = 64_000_000;

/** Fonts may be obfuscated; whatever else is encrypted opens with a key that is not here. */
const FONTS_ALONE = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

const MARKUP = new Set<string>(['application/xhtml+xml', 'text/html', 'image/svg+xml']);

const isMarkup = (type: string): type is DOMParserSupportedType => MARKUP.has(type);

/**
 * Opens an ePub whose text then holds no script, no handler and nothing from elsewhere.
 * @throws Error for a file that is none, is broken, encrypted, or of pages that cannot be set anew
 */
export async function openEpub(bytes: Uint8Array): Promise<EPUB> {
  const sizes = new Map<string, number>();
  const note = ({ name, originalSize }: UnzipFileInfo) => {
    sizes.set(name, originalSize);
    return false;
  };
  unzipSync(bytes, { filter: note });
  const load = (name: string): Uint8Array<ArrayBuffer> | null => {
    if ((sizes.get(name) ?? 0) > MOST_BYTES) throw new Error(`${name} is too large.`);
    const only = (file: UnzipFileInfo) => file.name === name;
    return sizes.has(name)
      ? ((unzipSync(bytes, { filter: only })[name] ?? null) as Uint8Array<ArrayBuffer>)
      : null;
  };
  const loadText = (name: string) => {
    const found = load(name);
    return found && new TextDecoder().decode(found);
  };
  const loadBlob = (name: string) => {
    const found = load(name);
    return found && new Blob([found]);
  };
  refuseEncrypted(loadText('META-INF/encryption.xml'));
  const book = await new EPUB({ loadText, loadBlob, getSize: (name) => sizes.get(name) ?? 0 }).init();
  if (book.sections.length === 0 || book.rendition?.layout === 'pre-paginated')
    throw new Error('Its pages cannot be set anew.');
  book.transformTarget.addEventListener('data', ({ detail }) => {
    const { type, data } = detail;
    if (type === 'text/css') detail.data = Promise.resolve(data).then((css) => cleanStyles(String(css)));
    else if (isMarkup(type)) {
      detail.data = Promise.resolve(data).then((markup) => cleanMarkup(String(markup), type));
      if (type === 'text/html') detail.type = 'application/xhtml+xml';
    }
  });
  for (const section of book.sections) {
    const { createDocument } = section;
    // As it is shown, or what is found in it would be elsewhere.
    section.createDocument = async () => cleanDocument(await createDocument());
  }
  return book;
}

function refuseEncrypted(encryption: string | null): void {
  const found = new DOMParser().parseFromString(encryption ?? '<none/>', 'application/xml');
  for (const method of found.getElementsByTagNameNS('*', 'EncryptionMethod'))
    if (!FONTS_ALONE.test(method.getAttribute('Algorithm') ?? '')) throw new Error('It is encrypted.');
}
