const WEB_OR_CONTACT = /^(?:https:\/\/[^\s/\\]|mailto:[^\s@]+@|tel:\+?[\d])\S*$/i;
const PAGE_OR_ANCHOR = /^(?:\/(?![/\\])|#[\p{L}\p{N}])[^\s\p{Cc}]*$/u;

/**
 * Decides whether a link may lead to an address: `https:`, `mailto:`, `tel:`, a page of this site (`/path`) or a heading
 * (`#anchor`). Rejects every other scheme and addresses of another host without one (`//host`).
 */
export function isAllowedAddress(href: string): boolean {
  return WEB_OR_CONTACT.test(href) || PAGE_OR_ANCHOR.test(href);
}

/** Decides whether a text can hold the picture at an address. */
export function isAllowedPicture(src: string): boolean {
  return /^(?:https:\/\/[^\s/\\]|\/(?![/\\]))[^\s\p{Cc}]*$/iu.test(src);
}
