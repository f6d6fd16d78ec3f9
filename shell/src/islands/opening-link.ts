import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Turns a link to a file into a button that opens the same within the page, once there is script. It stays one element,
 * so that it keeps the focus; with a key held, or the middle button, it goes on being a link.
 *
 * @param isLive whether there is script; until then nothing is added
 */
export function openingLink(isLive: boolean, open: () => void) {
  if (!isLive) return {};
  return {
    role: 'button',
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
