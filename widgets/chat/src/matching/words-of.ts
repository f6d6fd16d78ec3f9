import { foldText } from '@lectern/text-folding';

/** Suffixes without meaning, in the order of removal. */
const endings: readonly [RegExp, string][] = [
  [/(?<=[a-z]{2})ie[sd]$/, 'y'],
  [/(?<=[a-z]{3})(?:ing|ed)$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  [/(?<=[a-z]{3})e$/, ''],
  [/([a-z])\1$/, '$1'],
];

/** Stems a word: `prices`, `priced`, and `pricing` are equal. The stem need not be a word. */
function stemOf(word: string): string {
  return endings.reduce((stem, [ending, instead]) => stem.replace(ending, instead), word);
}

export function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf);
}
