/** An address that has no page of its own, and what answers for it. */
export interface MovedAddress {
  from: string;
  /** A page of the site map, with the section that is meant. */
  to: string;
}

/** Whoever knows the free booklet by a book's address finds it among the samples (specification 1, section 2). */
export const movedAddresses: readonly MovedAddress[] = [
  { from: '/five-verses', to: '/downloads#five-verses' },
];

/** Where a path leads that has moved; undefined for every other. */
export function movedTo(path: string): string | undefined {
  const plain = path.replace(/(?<=[^/])\/+$/, '');
  return movedAddresses.find(({ from }) => from === plain)?.to;
}
