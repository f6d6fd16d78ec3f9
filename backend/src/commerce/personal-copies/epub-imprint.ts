import { type EpubPackage, FIXED_PAGE, type SpineItem } from './epub-package.js';
import { imprintScore, IMPRINT_SCORE } from './imprint-words.js';
import { xmlElements, type XmlElement } from './xml-elements.js';

/** Where the line goes: before the end of this element of this page. */
export interface ImprintPage {
  name: string;
  xml: string;
  element: XmlElement & { endAt: number };
}

/** What a book may call the page on which it says who made it, and the page of its title. */
const KINDS: readonly (readonly string[])[] = [['copyright-page', 'colophon', 'imprint'], ['titlepage']];
const NAMES = [/copyright|imprint|colophon|impressum/i, /title-?_?page/i];

/** Front matter and back matter: an imprint lies in no other place. */
const FIRST = 12;
const LAST = 3;
const MOST_CHARACTERS = 6_000;

type ReadText = (name: string) => Promise<string | undefined>;

const kindsOf = ({ attributes }: XmlElement): string[] =>
  Object.entries(attributes)
    .filter(([name]) => name.endsWith(':type') || name === 'type')
    .flatMap(([, value]) => value.split(/\s+/));

const textOf = (xml: string): string => xml.replace(/<[^<>]*>/g, ' ');

interface Candidate {
  item: SpineItem;
  xml: string;
  elements: readonly XmlElement[];
}

async function candidatesOf(book: EpubPackage, read: ReadText): Promise<Candidate[]> {
  // On a page of fixed places a line more would lie over what is there.
  const pages = book.spine.filter(
    ({ properties }) => !properties.includes('nav') && !properties.includes(FIXED_PAGE),
  );
  const near = pages.length <= FIRST + LAST ? pages : [...pages.slice(0, FIRST), ...pages.slice(-LAST)];
  const candidates: Candidate[] = [];
  for (const item of near) {
    const xml = await read(item.name);
    if (xml === undefined) continue;
    try {
      candidates.push({ item, xml, elements: xmlElements(xml) });
    } catch {
      // A page that is not well-formed stays as it is.
    }
  }
  return candidates;
}

/** The last that is said to be of these kinds, or else all of the page. */
function placeOn({ item, xml, elements }: Candidate, kinds: readonly string[]): ImprintPage | undefined {
  const ended = elements.filter((element): element is ImprintPage['element'] => element.endAt !== undefined);
  const isBlock = ({ local }: XmlElement) =>
    ['section', 'div', 'article', 'body', 'aside', 'footer'].includes(local);
  const said = ended.filter(
    (element) => isBlock(element) && kindsOf(element).some((kind) => kinds.includes(kind)),
  );
  const element = said.at(-1) ?? ended.find(({ local }) => local === 'body');
  return element && { name: item.name, xml, element };
}

/**
 * The page of an ePub that says who made it: by what its elements, its guide or its name call it, or else by what it says;
 * the title page where there is none. Undefined for a book that has neither.
 */
export async function findEpubImprint(book: EpubPackage, read: ReadText): Promise<ImprintPage | undefined> {
  const candidates = await candidatesOf(book, read);
  const isCalled = ({ item, elements }: Candidate, kinds: readonly string[], name: RegExp | undefined) =>
    elements.some((element) => kindsOf(element).some((kind) => kinds.includes(kind))) ||
    book.guide.some(
      (entry) => kinds.includes(entry.type.replace(/^title-page$/, 'titlepage')) && entry.name === item.name,
    ) ||
    (name?.test(item.name) ?? false);
  const [imprint = [], title = []] = KINDS;
  const called = candidates.find((candidate) => isCalled(candidate, imprint, NAMES[0]));
  if (called) return placeOn(called, imprint);
  const [best] = candidates
    .map((candidate) => ({ candidate, text: textOf(candidate.xml) }))
    .filter(({ text }) => text.length <= MOST_CHARACTERS)
    .map(({ candidate, text }) => ({ candidate, score: imprintScore(text) }))
    .filter(({ score }) => score >= IMPRINT_SCORE)
    .sort((a, b) => b.score - a.score);
  if (best) return placeOn(best.candidate, imprint);
  const titlePage = candidates.find((candidate) => isCalled(candidate, title, NAMES[1]));
  return titlePage && placeOn(titlePage, title);
}
