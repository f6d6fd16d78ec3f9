import { distance } from 'fastest-levenshtein';

import type { Searchable } from './find-results.js';
import { holds } from './find-results.js';
import { shortestCorrectedWord, titleWeight, twoTypoWord } from '../search-rules.js';

const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{N}'-]+/u);

function vocabularyOf(all: readonly Searchable[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight);
  for (const { title, text, body } of all) {
    for (const word of splitWords(`${text} ${body}`)) add(word, 1);
    for (const word of splitWords(title)) add(word, titleWeight);
  }
  return counts;
}

function nearestWord(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  const most = word.length >= twoTypoWord ? 2 : 1;
  let best: { word: string; distance: number; count: number } | undefined;
  for (const [candidate, count] of vocabulary) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const away = distance(word, candidate);
    if (away > most) continue;
    const isBetter = !best || away < best.distance || (away === best.distance && count > best.count);
    if (isBetter) best = { word: candidate, distance: away, count };
  }
  return best?.word;
}

/** Replaces unknown words by the nearest known ones; undefined if nothing changes. `words` are folded. */
export function suggestionFor(all: readonly Searchable[], words: readonly string[]): string | undefined {
  const isUnknown = (word: string) =>
    word.length >= shortestCorrectedWord && !all.some((each) => holds(each, word));
  if (!words.some(isUnknown)) return undefined;
  const vocabulary = vocabularyOf(all);
  const corrected = words.map((word) => (isUnknown(word) ? (nearestWord(word, vocabulary) ?? word) : word));
  return corrected.join(' ') === words.join(' ') ? undefined : corrected.join(' ');
}
