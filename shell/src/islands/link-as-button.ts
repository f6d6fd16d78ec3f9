import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Turns a link to a file into a button that opens the same within the page, once there is script. It stays one element,
 * so that it keeps the focus; with a key held, or the middle button, it goes on being a link. A press that comes before
 * its island lives is held.
 *
 * @param isLive until then it is announced as the link that it is without a script
 */
export function openingLink(isLive: boolean, open: () => void) {
  return {
    'data-opens': '',
    role: isLive ? 'button' : undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== ' ') return;
      event.preventDefault();
      open();
    },
  };
}
