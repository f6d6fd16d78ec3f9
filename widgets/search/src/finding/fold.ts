const marks = /\p{M}/gu;
const apostrophes = /[‘’ʼ′`´]/g;

/** Makes letters alike that a visitor takes for the same: without case and accents, and one apostrophe for all. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(marks, '').replace(apostrophes, "'").toLowerCase();
}

const edges = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;

/** The words of a query, folded: it is split on spaces, and what stands around a word is no part of it. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .map((word) => word.replace(edges, ''))
    .filter((word) => word !== '');
}
