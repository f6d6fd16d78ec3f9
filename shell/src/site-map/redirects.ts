/** A permanent redirect from an address without a page. */
export interface Redirect {
  from: string;
  /** A page of the site map, with its section. */
  to: string;
}

/** A visitor who knows the free booklet by a book's address finds it among the samples (specification 1, section 2). */
export const redirects: readonly Redirect[] = [{ from: '/five-verses', to: '/downloads#five-verses' }];

/** Target of a redirect; undefined for every other path. */
export function redirectOf(path: string): string | undefined {
  const plain = path.replace(/(?<=[^/])\/+$/, '');
  return redirects.find(({ from }) => from === plain)?.to;
}
