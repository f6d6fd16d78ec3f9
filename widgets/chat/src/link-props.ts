import type { ChatOptions } from '@lectern/widget-kit';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/**
 * What a link of the chat is given: paths stand on the site, other sites open in a tab of their own, and a page that
 * navigates by itself is asked first.
 *
 * @param href a path of the site, or a whole address
 */
export function linkProps(
  href: string,
  { siteUrl = '', linkTarget = '_self', onNavigate }: ChatOptions,
): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (!href.startsWith('/')) {
    return href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener' } : { href };
  }
  return {
    href: siteUrl + href,
    ...(linkTarget === '_blank' || isFile(href) ? { target: '_blank', rel: 'noopener' } : {}),
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event) && onNavigate?.(href)) event.preventDefault();
    },
  };
}

/** A file would take the place of the page, and of the conversation with it. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/.test(path);

/** Neither a new tab nor a download is wanted. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
