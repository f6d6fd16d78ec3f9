import type { Mount, SearchOptions } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';
import { Search } from './search.js';

let mounted = 0;

export const mount: Mount<SearchOptions> = (element, firstOptions) => {
  // A root of our own: React attaches its listeners here, and the page's element stays unchanged.
  const place = element.appendChild(document.createElement('div'));
  mounted += 1;
  // A prefix keeps ids of two roots on one page unique.
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
      // Closed while still in the page, because only then does the browser restore the focus.
      place.querySelector('dialog')?.close();
      place.remove();
      // Deferred: the page may be a React app that is rendering right now, when unmounting is not allowed.
      queueMicrotask(() => root.unmount());
    },
  };
};
