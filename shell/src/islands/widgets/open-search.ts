import { searchIndexPath } from '../../render/search-index/search-index-path.js';
import { loadWidget } from './widget-host.js';

export interface SearchOpening {
  /** Goes to a path of the site without loading it anew. */
  goTo(path: string): void;
  /** The search has been closed and is gone. */
  onClose(): void;
}

/** Fetches the search ahead of its opening, but not what can be found. */
export async function prepareSearch(): Promise<void> {
  await loadWidget('search');
}

/**
 * Opens the search over the page.
 * @param place an element of the page that stays
 * @throws WidgetLoadError when it cannot be fetched; asking again tries again
 */
export async function openSearch(place: HTMLElement, { goTo, onClose }: SearchOpening): Promise<void> {
  const { mount } = await loadWidget('search');
  const search = mount(place, {
    indexUrl: searchIndexPath,
    onChoose: (path) => {
      goTo(path);
      return true;
    },
    onClose: () => {
      search.unmount();
      onClose();
    },
  });
}
