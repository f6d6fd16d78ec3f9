import { maxPageLinks } from './blog-rules.js';

/** Page numbers to link: the ends and the neighbors of the current page; null for a gap. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_none, at) => at + 1);
  if (count <= maxPageLinks) return all;
  const isNear = (number: number) => number === 1 || number === count || Math.abs(number - page) <= 1;
  // A gap of one page takes as much space as its number.
  const isShown = (number: number) => isNear(number) || (isNear(number - 1) && isNear(number + 1));
  return all.flatMap((number) => {
    if (isShown(number)) return [number];
    return isShown(number - 1) ? [null] : [];
  });
}
