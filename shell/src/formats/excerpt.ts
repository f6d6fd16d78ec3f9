/**
 * The first characters of a text, cut as the shop's cards are: no more than `limit` of them, and an
 * ellipsis where something was left out.
 */
export function excerpt(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= limit) return line;
  return `${characters.slice(0, limit).join('').trimEnd()}…`;
}
