import path from 'node:path';

import { xmlElements, type XmlElement } from './xml-elements.js';
import { CopyFault } from './copy-line.js';

/** A page on which everything has its place (EPUB 3.3, §8.2.2.2). */
export const FIXED_PAGE = 'rendition:layout-pre-paginated';

/** Whether a package says that of all its pages. */
const isFixedBook = (xml: string): boolean =>
  xml
    .split(/["']rendition:layout["']/)
    .slice(1)
    .some((rest) => rest.split('>', 2)[1]?.trimStart().startsWith('pre-paginated'));

export interface SpineItem {
  /** In the archive. */
  name: string;
  /** Of the file, and of its place in the book. */
  properties: readonly string[];
}

export interface EpubPackage {
  version: string;
  /** Where more may be said of the book. */
  metadata: XmlElement;
  /** Pages, in the order of reading. */
  spine: readonly SpineItem[];
  /** Which pages the book itself calls by this, in the words of ePub 2. */
  guide: readonly { type: string; name: string }[];
}

const CONTAINER = 'META-INF/container.xml';

/** Scrambled fonts are read by everybody; anything else needs a key. */
const FONT_ALGORITHMS = [
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
] as const as readonly string[];

type ReadText = (name: string) => Promise<string | undefined>;

async function elementsOf(read: ReadText, name: string): Promise<XmlElement[]> {
  const xml = await read(name);
  if (xml === undefined) return [];
  try {
    return xmlElements(xml);
  } catch (error) {
    throw new CopyFault('damaged', `${name}: ${(error as Error).message}`);
  }
}

/** The archive’s name of what a page calls by a relative address. */
function resolve(from: string, href: string): string {
  const [file = ''] = href.split('#');
  try {
    return path.posix.join(path.posix.dirname(from), decodeURIComponent(file));
  } catch {
    return file;
  }
}

/**
 * Where the book of an ePub says what it is.
 * @throws CopyFault for one that is locked or signed, or has none
 */
export async function findPackage(read: ReadText): Promise<string> {
  for (const { local, attributes } of await elementsOf(read, 'META-INF/encryption.xml')) {
    if (local === 'EncryptionMethod' && !FONT_ALGORITHMS.includes(attributes['Algorithm'] ?? ''))
      throw new CopyFault('locked', 'its pages are encrypted');
  }
  if ((await read('META-INF/rights.xml')) !== undefined) throw new CopyFault('locked', 'it has rights.xml');
  if ((await read('META-INF/signatures.xml')) !== undefined) throw new CopyFault('signed', 'signatures.xml');
  const container = await elementsOf(read, CONTAINER);
  const name = container.find(({ local }) => local === 'rootfile')?.attributes['full-path'];
  if (!name) throw new CopyFault('damaged', 'its container names no book');
  return name;
}

/** @throws CopyFault where it is not well-formed, or no package */
export async function readPackage(read: ReadText, name: string): Promise<EpubPackage> {
  const elements = await elementsOf(read, name);
  const all = (wanted: string) => elements.filter(({ local }) => local === wanted);
  const [root] = elements;
  const metadata = all('metadata').find(({ endAt }) => endAt !== undefined);
  if (root?.local !== 'package' || !metadata) throw new CopyFault('damaged', `${name} is no package`);
  const manifest = new Map(all('item').map(({ attributes }) => [attributes['id'], attributes]));
  const isFixed = isFixedBook((await read(name)) ?? '');
  const spine = all('itemref').flatMap(({ attributes: { idref, properties = '' } }) => {
    const item = manifest.get(idref);
    if (!item?.['href'] || item['media-type'] !== 'application/xhtml+xml') return [];
    const said = `${item['properties'] ?? ''} ${properties}`.split(/\s+/);
    if (isFixed && !said.includes('rendition:layout-reflowable')) said.push(FIXED_PAGE);
    return [{ name: resolve(name, item['href']), properties: said }];
  });
  const guide = all('reference').map(({ attributes: { type = '', href = '' } }) => ({
    type,
    name: resolve(name, href),
  }));
  return { version: root.attributes['version'] ?? '', metadata, spine, guide };
}
