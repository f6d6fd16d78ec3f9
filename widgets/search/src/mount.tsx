import type { Mount, SearchOptions } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';
import { Search } from './search.js';

let mounted = 0;

/** Puts the search into an element: the widget's whole interface. */
export const mount: Mount<SearchOptions> = (element, firstOptions) => {
  // A root of our own inside: React keeps its listeners here, and the page gets its element back as it was.
  const place = element.appendChild(document.createElement('div'));
  mounted += 1;
  // Ids of two roots on one page would be the same.
  const root = createRoot(place, { identifierPrefix: `search-${mounted}-` });
  let options = firstOptions;
  const render = () => root.render(<Search options={options} />);
  render();

  return {
    update: (changed) => {
      options = { ...options, ...changed };
      render();
    },
    unmount: () => {
      // While it is still on the page: only then does the focus go back to where it was.
      place.querySelector('dialog')?.close();
      place.remove();
      // The page may be React too and be rendering right now, when no root may be unmounted.
      queueMicrotask(() => root.unmount());
    },
  };
};
