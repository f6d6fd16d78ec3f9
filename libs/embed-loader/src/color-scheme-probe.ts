import { make } from './window.js';

export interface ColorSchemeProbe {
  /** Goes into the element's shadow root. */
  element: HTMLElement;
  /** The color scheme that the host page uses where the probe is: light unless the host allows dark. */
  read(): 'light' | 'dark';
}

/**
 * Reads which color scheme the host page uses. The computed `color-scheme` alone does not say it: a
 * `<meta name="color-scheme">` and the visitor's system count too. `light-dark()` takes all of them into account.
 *
 * @param onChange called when the host page or the visitor's system switches
 */
export function colorSchemeProbe(onChange: () => void): ColorSchemeProbe {
  const element = make('i', { className: 'probe' });
  // A switch of the scheme starts a transition, whose end is an event.
  element.addEventListener('transitionend', onChange);
  return {
    element,
    read: () => (getComputedStyle(element).backgroundColor === 'rgb(255, 255, 255)' ? 'dark' : 'light'),
  };
}
