import type { Section } from '../sections.js';

/** What is to be heard on the site. */
export const audioSection: Section = {
  label: 'Audio',
  pages: [
    {
      path: '/audio/previews',
      label: 'Audio previews',
      summary: 'The openings of your books, read aloud.',
      needs: 'previews.read',
      load: async () => (await import('./previews/previews.page.js')).PreviewsPage,
    },
  ],
};
