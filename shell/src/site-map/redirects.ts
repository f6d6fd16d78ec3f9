export interface Redirect {
  from: string;
  to: string;
}

/** A visitor who knows the free booklet by a book's address finds it among the samples (specification 1, section 2). */
export const redirects: readonly Redirect[] = [{ from: '/five-verses', to: '/downloads#five-verses' }];

export function redirectOf(path: string): string | undefined {
  const plain = path.replace(/(?<=[^/])\/+$/, '');
  return redirects.find(({ from }) => from === plain)?.to;
}
