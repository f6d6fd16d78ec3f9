/** The place `by` steps from `index` among `count`, round and round in both directions. */
export function step(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}
