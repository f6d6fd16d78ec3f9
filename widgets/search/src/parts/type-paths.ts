import { iconPaths } from '@lectern/ui/tokens';
import type { SearchType } from '@lectern/widget-kit';

/** Icons of results, on the grid of the site's icons. */
export const typePaths: Record<SearchType, string> = {
  book: 'M12 6c-2-1.6-5-2-8-1.5v14c3-.5 6-.1 8 1.5 2-1.6 5-2 8-1.5v-14C17 4 14 4.4 12 6v14',
  page: 'M6 3.5h8l4 4v13H6zM13.5 4v4H18',
  article: 'M5 4.5h14v15H5zM8 9h8M8 12.5h8M8 16h5',
  question: 'M9 9.5a3 3 0 115 2.2c-1.2 1-2 1.5-2 3M12 18.2v.1',
  service: 'M12 3.5a3 3 0 013 3v5a3 3 0 01-6 0v-5a3 3 0 013-3M6 11.5a6 6 0 0012 0M12 17.5v3',
  sample: iconPaths.download,
};
