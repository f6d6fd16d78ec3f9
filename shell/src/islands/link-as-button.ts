import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Props that turn a link to a file into a button that opens the same in the page. It stays one element, so that it
 * keeps the focus; clicks with a modifier key or the middle button still follow the link. An earlier click is held
 * until hydration.
 *
 * @param isLive before hydration it is announced as a link
 */
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
