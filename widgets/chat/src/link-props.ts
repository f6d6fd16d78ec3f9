import type { ChatOptions } from '@lectern/widget-kit';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** Paths are relative to the author's site; other sites open in a new tab. A page that navigates is asked first. */
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

/** A file would replace the page, and end the conversation. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/.test(path);

/** Whether the click asks for neither a new tab nor a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
