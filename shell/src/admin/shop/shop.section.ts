import type { Section } from '../sections.js';

/** What is on sale, and what was bought. */
export const shopSection: Section = {
  label: 'Shop',
  pages: [],
};
