import type { Place } from './scroll-memory.js';

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

/** The link that has the focus, so that it can be found again when the page is drawn anew. */
export function focusedLink(): Place['link'] {
  const link = document.activeElement;
  const href = link?.getAttribute('href');
  return link instanceof HTMLElement && href ? { href, nth: linksTo(href).indexOf(link) } : undefined;
}

/** Gives the focus back to that link. @returns whether it is still there and took it */
export function focusLink(place: Place['link']): boolean {
  const link = place && linksTo(place.href)[place.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
