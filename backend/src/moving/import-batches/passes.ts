/** Splits items into groups in which each key occurs once, in the order of its occurrences. */
export function inPasses<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const counts = new Map<string, number>();
  const passes: Item[][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const at = counts.get(key) ?? 0;
    counts.set(key, at + 1);
    (passes[at] ??= []).push(item);
  }
  return passes;
}
