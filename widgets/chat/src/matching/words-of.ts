import { foldText } from '@lectern/text-folding';

/** Endings that say nothing of the meaning, in the order in which they are taken off. */
const endings: readonly [RegExp, string][] = [
  [/(?<=[a-z]{2})ie[sd]$/, 'y'],
  [/(?<=[a-z]{3})(?:ing|ed)$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  [/(?<=[a-z]{3})e$/, ''],
  [/([a-z])\1$/, '$1'],
];

/** A word without its ending: `prices`, `priced` and `pricing` are one. It need not be a word itself. */
function stemOf(word: string): string {
  return endings.reduce((stem, [ending, instead]) => stem.replace(ending, instead), word);
}

/** The words of a text without case, accents, apostrophes, signs and endings. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf);
}
