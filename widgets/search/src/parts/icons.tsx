import type { SearchType } from '@lectern/widget-kit';
import type { ReactNode } from 'react';

/** Stroke paths on a 24-unit grid. */
const paths = {
  search: 'M10.5 4.5a6 6 0 100 12 6 6 0 000-12M15 15l5 5',
  close: 'M6 6l12 12M18 6L6 18',
  book: 'M12 6c-2-1.6-5-2-8-1.5v14c3-.5 6-.1 8 1.5 2-1.6 5-2 8-1.5v-14C17 4 14 4.4 12 6v14',
  page: 'M6 3.5h8l4 4v13H6zM13.5 4v4H18',
  article: 'M5 4.5h14v15H5zM8 9h8M8 12.5h8M8 16h5',
  question: 'M9 9.5a3 3 0 115 2.2c-1.2 1-2 1.5-2 3M12 18.2v.1',
  service: 'M12 3.5a3 3 0 013 3v5a3 3 0 01-6 0v-5a3 3 0 013-3M6 11.5a6 6 0 0012 0M12 17.5v3',
  sample: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
} satisfies Record<SearchType | 'search' | 'close', string>;

export function Icon({ name }: { name: keyof typeof paths }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
