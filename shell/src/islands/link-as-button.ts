import type { KeyboardEvent, MouseEvent } from 'react';

/** Turns a link to a file into a button, one element, so that it keeps the focus. Modified clicks follow the link. */
export function linkAsButton(isLive: boolean, open: () => void) {
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
