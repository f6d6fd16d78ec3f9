import { type EpubPackage, typesOf, type ReadText, type SpineItem } from './epub-package.js';
import { xmlElements, type XmlElement } from './xml-elements.js';

export interface EpubPage {
  name: string;
  xml: string;
  elements: readonly XmlElement[];
  text: string;
  /** Values of `epub:type` in it, and of the guide and landmarks for it. */
  types: ReadonlySet<string>;
}

/** Of the longest page that only shows a cover. */
const COVER_CHARACTERS = 500;

const PICTURES = new Set(['img', 'image', 'svg', 'picture', 'object', 'video', 'canvas']);
const COVER_TYPES = ['cover', 'coverpage', 'frontcover', 'other.ms-coverimage-standard'];

const withoutComments = (xml: string): string =>
  xml
    .split('<!--')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('-->') + 3)))
    .join(' ');

export const visibleText = (xml: string): string =>
  withoutComments(xml)
    .replace(/<(?:\w+:)?(script|style|title|desc|metadata)\b[^<>]*>[^<]*<\/(?:\w+:)?\1\s*>/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|shy|#160|#xa0);/gi, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

function readPage({ name }: SpineItem, xml: string, { guide }: EpubPackage): EpubPage {
  const elements = xmlElements(xml);
  const body = elements.find(({ local }) => local === 'body');
  const text = body?.endAt === undefined ? '' : visibleText(xml.slice(body.contentAt, body.endAt));
  const called = guide.filter((entry) => entry.name === name).map(({ type }) => type.toLowerCase());
  return { name, xml, elements, text, types: new Set([...elements.flatMap(typesOf), ...called]) };
}

/** Whether a page shows a cover, whatever its name: nothing may be added to it. */
function isCover({ name, elements, text, types }: EpubPage, properties: readonly string[]): boolean {
  if (text.length > COVER_CHARACTERS) return false;
  // Calibre names its cover `titlepage.xhtml` and marks it so.
  const isMarked = elements.some(
    ({ local, attributes }) => local === 'meta' && attributes['name'] === 'calibre:cover',
  );
  const isCalled =
    COVER_TYPES.some((type) => types.has(type)) ||
    properties.includes('cover-image') ||
    /(?:^|[^a-z])(?:book|front|back)?[-_ ]?cover/i.test(name.slice(name.lastIndexOf('/') + 1));
  const hasPicture = elements.some(({ local }) => PICTURES.has(local));
  return isMarked || isCalled || (hasPicture && /^(?:front |book )?cover(?: image| page)?$/i.test(text));
}

/** Reads the pages that may take a line: well-formed, with words, no covers and no navigation. */
export async function readPages(
  book: EpubPackage,
  spine: readonly SpineItem[],
  read: ReadText,
): Promise<EpubPage[]> {
  const pages: EpubPage[] = [];
  for (const item of spine) {
    const xml = await read(item.name);
    if (xml === undefined) continue;
    try {
      const page = readPage(item, xml, book);
      if (page.text !== '' && !isCover(page, item.properties)) pages.push(page);
    } catch {
      // A page that is not well-formed stays as it is.
    }
  }
  return pages;
}
