/** The first whole words of a text, at most `limit` characters, with an ellipsis if a sentence is cut. */
export function excerpt(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= limit) return line;
  const cut = characters.slice(0, limit + 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : characters.slice(0, limit).join('');
  return /[.!?]$/.test(kept) ? kept : `${kept}…`;
}
