import type { Section } from '../sections.js';

/** How the business goes. */
export const numbersSection: Section = {
  label: 'Numbers',
  pages: [
    {
      path: '/numbers',
      label: 'Numbers',
      summary: 'Sales, readers and pages, day by day.',
      needs: 'figures.read',
      load: async () => (await import('./numbers.page.js')).NumbersPage,
    },
  ],
};
