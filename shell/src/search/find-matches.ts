/** At most so many are shown. */
const matchLimit = 8;

/** Everything whose text holds each word of the query; nothing for a query without words. */
export function findMatches<Found extends { text: string }>(all: readonly Found[], query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return all.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, matchLimit);
}
