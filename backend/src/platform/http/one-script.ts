/** UTS 39, 5.2, "highly restrictive": one script, or one of the three mixtures that are written every day. */
const WRITTEN_TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Thai'],
  ...['Georgian', 'Ethiopic', 'Cherokee', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
].map((name) => ({ name, letter: new RegExp(`\\p{sc=${name}}`, 'u') }));

const OF_NO_SCRIPT = /[\p{sc=Common}\p{sc=Inherited}]/gu;

/** Whether the emails of a word are of one alphabet: digits, hyphens and the like belong to all. */
export function isOfOneScript(word: string): boolean {
  const letters = [...word.replace(OF_NO_SCRIPT, '')];
  const used = new Set(
    letters.map((letter) => SCRIPTS.find((script) => script.letter.test(letter))?.name ?? 'another'),
  );
  return (
    used.size < 2 || WRITTEN_TOGETHER.some((mixture) => [...used].every((name) => mixture.includes(name)))
  );
}
