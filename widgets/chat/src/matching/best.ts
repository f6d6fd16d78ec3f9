interface Best<Item> {
  /** Those with the highest score, in their order; none when nothing scored at all. */
  items: Item[];
  score: number;
}

export function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Best<Item> {
  const scored = items.map((item) => ({ item, score: scoreOf(item) }));
  const score = Math.max(0, ...scored.map((each) => each.score));
  return {
    items: score > 0 ? scored.filter((each) => each.score === score).map(({ item }) => item) : [],
    score,
  };
}
