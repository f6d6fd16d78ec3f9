import { type EpubPackage, FIXED_PAGE, type ReadText, typesOf } from './epub-package.js';
import { type EpubPage, readPages, visibleText } from './epub-page.js';
import {
  FIRST_PAGES,
  imprintScore,
  IMPRINT_SCORE,
  isImprintText,
  LAST_PAGES,
  LONGEST_PAGE,
} from './imprint-rules.js';
import { besideName, isContainer, type XmlContainer, type XmlElement } from './xml-elements.js';

export interface ImprintPlace {
  name: string;
  at: number;
  startTag: string;
  endTag: string;
}

const IMPRINT = {
  types: ['copyright-page', 'colophon', 'imprint'],
  name: /copyright|imprint|colophon|impressum/i,
};
const TITLE = { types: ['titlepage'], name: /title-?_?page/i };

/** In a book of one file: paragraphs between two lines of its imprint, and their longest. */
const MOST_BETWEEN = 3;
const LONGEST_LINE = 1_500;

const SECTIONS = new Set(['section', 'div', 'article', 'body', 'aside', 'footer', 'main']);
const LINES = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'center']);

const isIn = (element: XmlElement, ancestor: XmlElement): boolean =>
  element.parent !== undefined && (element.parent === ancestor || isIn(element.parent, ancestor));

/** Whether only plain blocks are between an element and its ancestor, so a sibling may follow it. */
function isFlowing({ parent }: XmlElement, ancestor: XmlElement): boolean {
  if (!parent || parent === ancestor) return parent === ancestor;
  return SECTIONS.has(parent.local) && !isHidden(parent) && isFlowing(parent, ancestor);
}

const isHidden = ({ attributes }: XmlElement): boolean =>
  attributes['hidden'] !== undefined ||
  attributes['aria-hidden'] === 'true' ||
  /display\s?:\s?none|visibility\s?:\s?hidden/.test(attributes['style'] ?? '');

const textIn = ({ xml }: EpubPage, { contentAt, endAt }: XmlContainer): string =>
  visibleText(xml.slice(contentAt, endAt));

/** A start tag without id and links. */
function tagLike({ name, attributes }: XmlElement): string {
  const kept = attributes['class'];
  return kept === undefined ? `<${name}>` : `<${name} class="${kept.replace(/[<&"]/g, '')}">`;
}

function placeAfter(page: EpubPage, neighbour: XmlContainer): ImprintPlace {
  const { elements, name } = page;
  // Google Docs and InDesign set the font size on a span inside the paragraph.
  const inner = elements.find(({ parent }) => parent === neighbour);
  const span = inner?.local === 'span' && inner.attributes['class'] !== undefined ? inner : undefined;
  const tag = besideName(neighbour.name, 'p');
  return {
    name,
    at: neighbour.afterAt,
    startTag: `\n${tagLike({ ...neighbour, name: tag })}${span ? tagLike(span) : ''}`,
    endTag: `${span ? `</${span.name}>` : ''}</${tag}>`,
  };
}

/** After the last paragraph of an element of these types, or of the page. */
function placeOn(page: EpubPage, types: readonly string[]): ImprintPlace | undefined {
  const containers = page.elements.filter(isContainer);
  const said = containers.filter(
    (element) => SECTIONS.has(element.local) && typesOf(element).some((type) => types.includes(type)),
  );
  const section = said.at(-1) ?? containers.find(({ local }) => local === 'body');
  if (!section) return undefined;
  const last = containers.findLast(
    (element) =>
      element.local === 'p' &&
      isIn(element, section) &&
      isFlowing(element, section) &&
      !isHidden(element) &&
      textIn(page, element) !== '',
  );
  if (last) return placeAfter(page, last);
  const tag = besideName(section.name, 'p');
  return { name: page.name, at: section.endAt, startTag: `<${tag}>`, endTag: `</${tag}>\n` };
}

/** In a page that is a whole book. */
function placeInBook(page: EpubPage): ImprintPlace | undefined {
  const containers = page.elements.filter(isContainer);
  const body = containers.find(({ local }) => local === 'body');
  if (!body) return undefined;
  const parents = new Set(page.elements.filter(({ local }) => LINES.has(local)).map(({ parent }) => parent));
  let imprint: XmlContainer | undefined;
  let [read, between] = [0, 0];
  for (const element of containers) {
    if (!LINES.has(element.local) || parents.has(element) || isHidden(element)) continue;
    const text = textIn(page, element);
    read += text.length;
    between += 1;
    if (read > LONGEST_PAGE || (imprint && between > MOST_BETWEEN)) break;
    if (text.length > LONGEST_LINE || !isFlowing(element, body)) continue;
    if (imprint ? imprintScore(text) === 0 : !isImprintText(text)) continue;
    [imprint, between] = [element, 0];
  }
  return imprint && placeAfter(page, imprint);
}

/**
 * Finds the place of the line in an ePub: on the page that its markup, guide, landmarks or name call its imprint, or
 * that reads most like one; else on its title page.
 */
export async function findEpubImprint(book: EpubPackage, read: ReadText): Promise<ImprintPlace | undefined> {
  const flowing = book.spine.filter(
    ({ properties }) => !properties.includes('nav') && !properties.includes(FIXED_PAGE),
  );
  const near =
    flowing.length <= FIRST_PAGES + LAST_PAGES
      ? flowing
      : [...flowing.slice(0, FIRST_PAGES), ...flowing.slice(-LAST_PAGES)];
  const pages = await readPages(book, near, read);
  const isShort = ({ text }: EpubPage) => text.length <= LONGEST_PAGE;
  const isMarked = ({ elements }: EpubPage, types: readonly string[]) =>
    elements.some(
      (element) => SECTIONS.has(element.local) && typesOf(element).some((type) => types.includes(type)),
    );
  const called = ({ types, name }: typeof IMPRINT) =>
    pages.find(
      (page) =>
        isMarked(page, types) ||
        (isShort(page) && (types.some((type) => page.types.has(type)) || name.test(page.name))),
    );
  const imprint = called(IMPRINT);
  if (imprint) return placeOn(imprint, IMPRINT.types);
  const [best] = pages
    .filter(isShort)
    .map((page) => ({ page, score: imprintScore(page.text) }))
    .filter(({ score }) => score >= IMPRINT_SCORE)
    .sort((a, b) => b.score - a.score);
  if (best) return placeOn(best.page, IMPRINT.types);
  for (const page of pages.filter((one) => !isShort(one))) {
    const place = placeInBook(page);
    if (place) return place;
  }
  const title = called(TITLE);
  return title && placeOn(title, TITLE.types);
}
