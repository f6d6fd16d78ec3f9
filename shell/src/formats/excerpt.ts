/**
 * The first characters of a text, in whole words: no more than `limit` of them, and an ellipsis where a sentence was
 * broken off.
 */
export function excerpt(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= limit) return line;
  const cut = characters.slice(0, limit + 1).join('');
  // A word that the limit cuts through is left out, where another stands before it.
  const lastSpace = cut.lastIndexOf(' ');
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : characters.slice(0, limit).join('');
  return /[.!?]$/.test(kept) ? kept : `${kept}…`;
}
