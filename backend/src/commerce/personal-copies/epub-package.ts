import { isFontObfuscation, pathOf } from '@lectern/epub-files';

import { CopyFault } from './copy-fault.js';
import { isContainer, xmlElements, type XmlContainer, type XmlElement } from './xml-elements.js';

/** A page with fixed positions (EPUB 3.3, §8.2.2.2). */
export const FIXED_PAGE = 'rendition:layout-pre-paginated';

const isFixedBook = (xml: string): boolean =>
  xml
    .split(/["']rendition:layout["']/)
    .slice(1)
    .some((rest) => rest.split('>', 2)[1]?.trimStart().startsWith('pre-paginated'));

export interface SpineItem {
  name: string;
  /** Of the file, and of its itemref. */
  properties: readonly string[];
}

export interface EpubPackage {
  version: string;
  metadata: XmlContainer;
  spine: readonly SpineItem[];
  /** Pages by type: the guide of EPUB 2 and the landmarks of EPUB 3. */
  guide: readonly { type: string; name: string }[];
}

const CONTAINER = 'META-INF/container.xml';

/** Undefined if it is missing or its encoding is unknown. */
export type ReadText = (name: string) => Promise<string | undefined>;

async function elementsOf(read: ReadText, name: string): Promise<XmlElement[]> {
  const xml = await read(name);
  if (xml === undefined) return [];
  try {
    return xmlElements(xml);
  } catch (error) {
    throw new CopyFault('damaged', `${name}: ${(error as Error).message}`);
  }
}

const resolve = (from: string, href: string): string => pathOf(href, from) ?? href;

export const typesOf = ({ attributes }: XmlElement): string[] =>
  Object.entries(attributes)
    .filter(([name]) => name.endsWith(':type') || name === 'type')
    .flatMap(([, value]) => value.split(/\s+/));

/** @throws CopyFault if the book is locked or signed, or has no package document */
export async function findPackage(read: ReadText): Promise<string> {
  for (const { local, attributes } of await elementsOf(read, 'META-INF/encryption.xml')) {
    if (local === 'EncryptionMethod' && !isFontObfuscation(attributes['Algorithm'] ?? ''))
      throw new CopyFault('locked', 'its pages are encrypted');
  }
  if ((await read('META-INF/rights.xml')) !== undefined) throw new CopyFault('locked', 'it has rights.xml');
  if ((await read('META-INF/signatures.xml')) !== undefined) throw new CopyFault('signed', 'signatures.xml');
  const container = await elementsOf(read, CONTAINER);
  const name = container.find(({ local }) => local === 'rootfile')?.attributes['full-path'];
  if (!name) throw new CopyFault('damaged', 'its container names no book');
  return name;
}

/** None if the document is missing or not well-formed. */
async function landmarksOf(read: ReadText, name: string): Promise<EpubPackage['guide']> {
  const elements = await elementsOf(read, name).catch(() => []);
  return elements
    .filter(({ local, attributes }) => local === 'a' && attributes['href'])
    .flatMap((link) =>
      typesOf(link).map((type) => ({ type, name: resolve(name, link.attributes['href'] ?? '') })),
    );
}

/** @throws CopyFault if it is not well-formed, or not a package */
export async function readPackage(read: ReadText, name: string): Promise<EpubPackage> {
  const elements = await elementsOf(read, name);
  const all = (wanted: string) => elements.filter(({ local }) => local === wanted);
  const [root] = elements;
  const metadata = all('metadata').find(isContainer);
  if (root?.local !== 'package' || !metadata) throw new CopyFault('damaged', `${name} is no package`);
  const items = all('item').map(({ attributes }) => attributes);
  const manifest = new Map(items.map((item) => [item['id'], item]));
  const isFixed = isFixedBook((await read(name)) ?? '');
  const spine = all('itemref').flatMap(({ attributes: { idref, properties = '' } }) => {
    const item = manifest.get(idref);
    if (!item?.['href'] || item['media-type'] !== 'application/xhtml+xml') return [];
    const said = `${item['properties'] ?? ''} ${properties}`.split(/\s+/);
    if (isFixed && !said.includes('rendition:layout-reflowable')) said.push(FIXED_PAGE);
    return [{ name: resolve(name, item['href']), properties: said }];
  });
  const guide = all('reference').map(({ attributes: { type = '', href = '' } }) => ({
    type: type.replace(/^title-page$/, 'titlepage'),
    name: resolve(name, href),
  }));
  const nav = items.find(({ properties = '' }) => properties.split(/\s+/).includes('nav'))?.['href'];
  const landmarks = nav === undefined ? [] : await landmarksOf(read, resolve(name, nav));
  return { version: root.attributes['version'] ?? '', metadata, spine, guide: [...guide, ...landmarks] };
}
