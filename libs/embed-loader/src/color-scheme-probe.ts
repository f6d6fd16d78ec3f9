import { make } from './window.js';

interface ColorSchemeProbe {
  /** Belongs in the element's shadow root. */
  element: HTMLElement;
  /** Color scheme of the host page at the probe: light unless the host allows dark. */
  read(): 'light' | 'dark';
}

/**
 * Detects the host page's color scheme. The computed `color-scheme` is not enough: `<meta
 * name="color-scheme">` and the visitor's system matter too. `light-dark()` considers all of them.
 * @param onChange called when the host page or the visitor's system switches
 */
export function colorSchemeProbe(onChange: () => void): ColorSchemeProbe {
  const element = make('i', { className: 'probe' });
  // A change of the scheme starts a transition, and its end fires an event.
  element.addEventListener('transitionend', onChange);
  return {
    element,
    read: () => (getComputedStyle(element).backgroundColor === 'rgb(255, 255, 255)' ? 'dark' : 'light'),
  };
}
