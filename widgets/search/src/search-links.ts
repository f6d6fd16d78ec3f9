import type { SearchOptions } from '@lectern/widget-kit';
import type { MouseEvent } from 'react';

export interface LinkProps {
  href: string;
  target: '_self' | '_blank';
  rel: string | undefined;
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

export type LinkPropsOf = (path: string) => LinkProps;

type LinkOptions = Pick<SearchOptions, 'layout' | 'siteUrl' | 'linkTarget' | 'onChoose'>;

/** A plain click; with a modifier key or another button, the browser opens the link elsewhere. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export function linkPropsFor({
  layout,
  siteUrl = '',
  linkTarget = '_self',
  onChoose,
}: LinkOptions): LinkPropsOf {
  return (path) => ({
    href: `${siteUrl.replace(/\/$/, '')}${path}`,
    target: linkTarget,
    rel: linkTarget === '_blank' ? 'noopener' : undefined,
    onClick: (event) => {
      if (!isPlain(event)) return;
      // Closed before the navigation: closing restores the focus, and the page may then move it.
      if (layout !== 'inline') event.currentTarget.closest('dialog')?.close();
      if (onChoose?.(path)) event.preventDefault();
    },
  });
}
