import type { SearchOptions } from '@lectern/widget-kit';
import type { MouseEvent } from 'react';

/** What a link of the search needs to lead on. */
export interface WayOn {
  href: string;
  target: '_self' | '_blank';
  rel: string | undefined;
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

export type WayTo = (path: string) => WayOn;

type WayOptions = Pick<SearchOptions, 'layout' | 'siteUrl' | 'linkTarget' | 'onChoose'>;

/** A click that opens what it names here; with a key or another button, the browser opens it elsewhere. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** How links lead on, as the page wants it. */
export function waysOf({ layout, siteUrl = '', linkTarget = '_self', onChoose }: WayOptions): WayTo {
  return (path) => ({
    href: `${siteUrl.replace(/\/$/, '')}${path}`,
    target: linkTarget,
    rel: linkTarget === '_blank' ? 'noopener' : undefined,
    onClick: (event) => {
      if (!isPlain(event)) return;
      // Before the page goes there: closing gives the focus back, and the page may have a better place for it.
      if (layout !== 'inline') event.currentTarget.closest('dialog')?.close();
      if (onChoose?.(path)) event.preventDefault();
    },
  });
}
