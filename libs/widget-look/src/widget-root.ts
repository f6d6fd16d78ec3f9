import type { ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';

/** A React root in an element of its own: React attaches its listeners there, and the page's element stays unchanged. */
export function widgetRoot(element: HTMLElement, options?: RootOptions) {
  const place = element.appendChild(document.createElement('div'));
  const root = createRoot(place, options);
  return {
    place,
    render: (tree: ReactNode) => root.render(tree),
    unmount() {
      place.remove();
      // Deferred: the page may be a React app that is rendering right now, when unmounting is not allowed.
      queueMicrotask(() => root.unmount());
    },
  };
}
