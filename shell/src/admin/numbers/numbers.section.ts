import type { Section } from '../sections.js';

/** How the business goes. */
export const numbersSection: Section = {
  label: 'Numbers',
  pages: [],
};
