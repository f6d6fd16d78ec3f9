/** Pages at the front and back where an imprint may be. */
export const FIRST_PAGES = 12;
export const LAST_PAGES = 3;

/** Characters of the longest imprint page. */
export const LONGEST_PAGE = 6_000;

/** Phrases of an imprint, and how surely each marks one. */
const SIGNS: readonly (readonly [sign: RegExp, score: number])[] = [
  [/©|\(c\)\s*\d{4}|\bcopyright\b/i, 3],
  [
    /\ball rights reserved\b|\balle rechte\b|\btous droits r|\bderechos reservados\b|\bdiritti riservati\b/i,
    3,
  ],
  [/\bisbn\b/i, 3],
  [/\bimpressum\b|\blibrary of congress\b|\bcataloging\b/i, 3],
  [/\bpublished by\b|\bpublisher\b|\bprinted in\b|\bfirst (?:published|edition|printing)\b/i, 2],
  [
    /\bwork of fiction\b|\bno part of this\b|\bany (?:likeness|resemblance)\b|\b(?:not|no) legal advice\b/i,
    2,
  ],
  [/\b(?:is|are) (?:invented|fictitious)\b|\bnames (?:have been|were) changed\b/i, 2],
  [/\bedition\b/i, 1],
  [/\b(?:type)?set in\b|\bcover (?:design|art)\b|\bfont license\b/i, 1],
  [/\bscripture (?:is|quotations?)\b|\bused by permission\b/i, 1],
];

/** Least score of an imprint. */
export const IMPRINT_SCORE = 3;

export const imprintScore = (text: string): number =>
  SIGNS.reduce((sum, [sign, score]) => sum + (sign.test(text) ? score : 0), 0);

/** Whether a paragraph can only be part of an imprint: stories speak of copyright too. */
export const isImprintText = (text: string): boolean =>
  /(?:©|\(c\)|\bcopyright\b)[^.]{0,60}\d{4}|©\s\p{L}|\ball rights reserved\b|\balle rechte\b|\bisbn\b|\btous droits r|\bderechos reservados\b|\bdiritti riservati\b/iu.test(
    text,
  );
