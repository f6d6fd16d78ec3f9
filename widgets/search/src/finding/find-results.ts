import { foldText } from '@lectern/text-folding';
import { type SearchEntry, searchTypes } from '@lectern/widget-kit';

import { excerptOf } from './excerpt.js';
import { wordsOf } from './query-words.js';
import { withoutJoiners } from './word-ranges.js';
import { resultLimit } from '../search-rules.js';

export interface Searchable {
  entry: SearchEntry;
  title: string;
  text: string;
  body: string;
}

export interface SearchResult extends Pick<SearchEntry, 'id' | 'type' | 'title' | 'url' | 'image'> {
  description: string;
  score: number;
}

export function toSearchable(entry: SearchEntry): Searchable {
  const { title, text, more = '', body = '' } = entry;
  return { entry, title: foldText(title), text: foldText(`${title} ${text} ${more}`), body: foldText(body) };
}

const includes = (text: string, word: string): boolean =>
  text.includes(word) || withoutJoiners(text).includes(withoutJoiners(word));

export const holds = ({ text, body }: Pick<Searchable, 'text' | 'body'>, word: string): boolean =>
  includes(text, word) || includes(body, word);

/** 1 point for each word in the text, and 2 more if it is in the title (specification 1, section 9). */
export function scoreOf(searchable: Omit<Searchable, 'entry'>, words: readonly string[]): number {
  return words.reduce(
    (score, word) => score + (holds(searchable, word) ? 1 : 0) + (includes(searchable.title, word) ? 2 : 0),
    0,
  );
}

/** Counts whole-word matches: `ebook` does not match part of another word. */
function wholeWordsOf({ text }: Pick<Searchable, 'text'>, words: readonly string[]): number {
  const own = new Set(text.split(/[^\p{L}\p{N}'-]+/u));
  return words.filter((word) => own.has(word)).length;
}

/** Books and specified pages rank before everything else. */
const isSpecified = ({ type, isSpecified: isNamed }: SearchEntry): boolean =>
  type === 'book' || isNamed === true;

interface ScoredEntry extends Searchable {
  score: number;
  wholeWords: number;
  hasAll: boolean;
}

/** Sorts entries with all words first, then books and specified pages. */
const byRank = (one: ScoredEntry, other: ScoredEntry): number =>
  Number(other.hasAll) - Number(one.hasAll) ||
  Number(isSpecified(other.entry)) - Number(isSpecified(one.entry)) ||
  other.score - one.score ||
  other.wholeWords - one.wholeWords ||
  searchTypes.indexOf(one.entry.type) - searchTypes.indexOf(other.entry.type) ||
  one.entry.title.localeCompare(other.entry.title);

export function findResults(all: readonly Searchable[], query: string): SearchResult[] {
  const words = wordsOf(query);
  return all
    .map((searchable) => ({
      ...searchable,
      score: scoreOf(searchable, words),
      wholeWords: wholeWordsOf(searchable, words),
      hasAll: words.every((word) => holds(searchable, word)),
    }))
    .filter(({ score }) => score > 0)
    .sort(byRank)
    .slice(0, resultLimit)
    .map(({ entry, score, text }) => {
      const { id, type, title, url, image } = entry;
      const isInBody = entry.body !== undefined && !words.some((word) => includes(text, word));
      const description = excerptOf((isInBody ? entry.body : undefined) ?? entry.text, words);
      return { id, type, title, url, ...(image === undefined ? {} : { image }), description, score };
    });
}
