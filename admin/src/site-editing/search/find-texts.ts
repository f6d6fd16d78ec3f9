import type { ContentText } from '@lectern/api-client/admin';
import { foldText, foldWithPositions, originalRange } from '@lectern/text-folding';
import { isEntryStep, stepsOf } from '../places.js';
import { placeName } from '../place-names.js';
import { labelOf } from '../field-words.js';
import { EXCERPT } from '../site-editing-rules.js';

export interface SearchableText {
  place: ContentText;
  /** With its group: `Contact · Phone number`. */
  name: string;
  folded: { label: string; name: string; text: string };
}

export const searchable = (texts: readonly ContentText[]): SearchableText[] =>
  texts.map((place) => {
    const name = placeName(place);
    const folded = { label: foldText(labelOf(place)), name: foldText(name), text: foldText(place.text) };
    return { place, name, folded };
  });

/** Best matches first: the label begins with the words, has them, the text has them, the group has them. */
function rankOf({ place, folded: { label, name, text } }: SearchableText, words: string): number | undefined {
  // A list of texts has the same label as each of its entries.
  const isNamed = !isEntryStep(stepsOf(place.pointer).at(-1) ?? '');
  if (isNamed && label.startsWith(words)) return 0;
  if (isNamed && label.includes(words)) return 1;
  if (text.includes(words)) return 2;
  return isNamed && name.includes(words) ? 3 : undefined;
}

/**
 * Fields whose name or text contains the typed words.
 * @param sections in the order of the results of one rank
 */
export function findTexts(
  all: readonly SearchableText[],
  typed: string,
  sections: readonly string[],
): SearchableText[] {
  const words = foldText(typed.trim());
  const places = new Map(sections.map((section, at) => [section, at]));
  return all
    .flatMap((text) => {
      const rank = rankOf(text, words);
      const at = places.get(text.place.section) ?? sections.length;
      // `Phone number` before `Phone number: label`.
      const length = rank === 0 ? text.folded.label.length : 0;
      return rank === undefined ? [] : [{ text, rank, length, at }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.length - other.length || one.at - other.at)
    .map(({ text }) => text);
}

export interface Excerpt {
  before: string;
  /** As it is written in the text; empty if the text does not contain the words. */
  match: string;
  after: string;
}

const startingAt = (text: string, start: number): string =>
  start === 0 ? text : `…${text.slice(start).replace(/^\S*\s/, '')}`;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(/\s\S*$/, '')}…` : text;

/** The words in a text, with some of the text around them. */
export function excerptOf(text: string, typed: string): Excerpt {
  const words = foldText(typed.trim());
  const folded = foldWithPositions(text);
  const at = folded.folded.indexOf(words);
  if (at < 0) return { before: '', match: '', after: cut(text, EXCERPT.before + EXCERPT.after) };
  const { start, end } = originalRange(folded, at, at + words.length);
  return {
    before: startingAt(text.slice(0, start), Math.max(0, start - EXCERPT.before)),
    match: text.slice(start, end),
    after: cut(text.slice(end), EXCERPT.after),
  };
}
