import type { Mount, SearchOptions } from '@lectern/widget-kit';
import { widgetRoot } from '@lectern/widget-look';
import { Search } from './search.js';

let mounted = 0;

export const mount: Mount<SearchOptions> = (element, firstOptions) => {
  mounted += 1;
  // A prefix keeps ids of two roots on one page unique.
  const root = widgetRoot(element, { identifierPrefix: `search-${mounted}-` });
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
      root.place.querySelector('dialog')?.close();
      root.unmount();
    },
  };
};
