/** A character with its combining marks. ﾞ and ﾟ are the voicing marks of half-width kana. */
const CLUSTER = /\P{M}[\p{M}\uFF9E\uFF9F]*|\p{M}+/gu;

/**
 * Accents and points. Vowel signs of Devanagari or Thai and Japanese voicing marks change words, so they are
 * kept.
 */
const ACCENT =
  /(?=\p{M})(?![\u3099\u309A])[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;

/**
 * Soft hyphens, zero-width characters, direction marks, variation selectors, and the kashida, which only
 * widens a line.
 */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\u0640]$/u;
const WHITESPACE = /^[\s\u0085]$/u;
const DASH = /^[\p{Dash_Punctuation}\u2043\u2212]$/u;
const SINGLE_QUOTE =
  /^[`\u00B4\u02B9\u02BB-\u02BF\u02C8\u055A\u05F3\u2018-\u201B\u2032\u2035\u2039\u203A\uFF07]$/u;
const DOUBLE_QUOTE = /^[\u00AB\u00BB\u02BA\u02EE\u05F4\u201C-\u201F\u2033\u2036\u301D-\u301F\uFF02]$/u;

/** Characters that Unicode does not decompose into a base and an accent. */
const PLAIN_LETTERS = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['\u2044', '/'],
  ['\u02BC', "'"],
]);

/** A text folded for comparison, with a map to the original. */
export interface FoldedText {
  folded: string;
  /** Index in the original for each UTF-16 unit of `folded`; the last entry is the original's length. */
  positions: number[];
}

/**
 * Folds a text so that equivalent spellings compare as equal: case (including ß and the Turkish I), accents,
 * ligatures, quotation marks and apostrophes, dashes. Soft hyphens and zero-width characters are removed,
 * and whitespace is collapsed. Hyphens stay as "-": callers decide whether "self-care" finds "selfcare".
 */
export function foldText(text: string): string {
  return foldWithPositions(text).folded;
}

/** Folds a text like {@link foldText}, and records the origin of each character. */
export function foldWithPositions(text: string): FoldedText {
  const positions: number[] = [];
  let folded = '';
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const plain = foldCluster(cluster);
    if (plain === ' ' && folded.endsWith(' ')) continue;
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) positions.push(index);
  }
  positions.push(text.length);
  return { folded, positions };
}

/**
 * Returns the range of the original for a range of the folded text; half of an "ß" is the whole character.
 */
export function originalRange(
  { positions }: FoldedText,
  start: number,
  end: number,
): { start: number; end: number } {
  const first = positions[start] ?? 0;
  const last = positions[end - 1] ?? first;
  let after = end;
  while (after < positions.length - 1 && positions[after] === last) after++;
  return { start: first, end: positions[after] ?? last };
}

function foldCluster(cluster: string): string {
  if (/^[!-_a-~]$/.test(cluster)) return cluster.toLowerCase();
  const base = String.fromCodePoint(cluster.codePointAt(0) ?? 0);
  if (INVISIBLE.test(base)) return '';
  if (WHITESPACE.test(base)) return ' ';
  if (SINGLE_QUOTE.test(base)) return "'";
  if (DOUBLE_QUOTE.test(base)) return '"';
  if (DASH.test(base)) return '-';
  // JavaScript has no Unicode case folding; lower, upper, lower is equivalent ("ẞ", "ß", "SS" to "ss").
  const folded = cluster
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENT, '');
  return Array.from(folded.normalize('NFC'), (letter) => PLAIN_LETTERS.get(letter) ?? letter).join('');
}
