import { type SearchEntry, searchTypes } from '@lectern/widget-kit';
import { excerptOf } from './excerpt.js';
import { fold, wordsOf } from './fold.js';

/** At most so many are shown (specification 1, section 9). */
const resultLimit = 8;

/** An entry as it is searched. */
export interface Searchable {
  entry: SearchEntry;
  /** Folded. */
  title: string;
  /** All that is searched, the title with it; folded. */
  text: string;
}

export interface SearchResult extends Pick<SearchEntry, 'id' | 'type' | 'title' | 'url' | 'image'> {
  /** An excerpt. */
  description: string;
  /** How well it answers the query: the more, the better. */
  score: number;
}

export function toSearchable(entry: SearchEntry): Searchable {
  const { title, text, more = '' } = entry;
  return { entry, title: fold(title), text: fold(`${title} ${text} ${more}`) };
}

/** 1 point for each word that the text holds, and 2 more where the title does (specification 1, section 9). */
export function scoreOf(
  { title, text }: Pick<Searchable, 'title' | 'text'>,
  words: readonly string[],
): number {
  return words.reduce(
    (score, word) => score + (text.includes(word) ? 1 : 0) + (title.includes(word) ? 2 : 0),
    0,
  );
}

/** How many of the words stand there whole; `ebook` is no part of a rulebook then. */
function wholeOf({ text }: Pick<Searchable, 'text'>, words: readonly string[]): number {
  const own = new Set(text.split(/[^\p{L}\p{N}'-]+/u));
  return words.filter((word) => own.has(word)).length;
}

/** The best answers to a query, the best first; among equals those with more whole words, then by type, then by title. */
export function findResults(all: readonly Searchable[], query: string): SearchResult[] {
  const words = wordsOf(query);
  return all
    .map((searchable) => ({
      ...searchable,
      score: scoreOf(searchable, words),
      whole: wholeOf(searchable, words),
    }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score || other.whole - one.whole || byTypeAndTitle(one.entry, other.entry),
    )
    .slice(0, resultLimit)
    .map(({ entry: { text, more: _more, ...shown }, score }) => ({
      ...shown,
      description: excerptOf(text, words),
      score,
    }));
}

function byTypeAndTitle(one: SearchEntry, other: SearchEntry): number {
  return (
    searchTypes.indexOf(one.type) - searchTypes.indexOf(other.type) || one.title.localeCompare(other.title)
  );
}
