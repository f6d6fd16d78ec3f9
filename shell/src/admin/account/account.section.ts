import type { Section } from '../sections.js';

/** What everybody of the staff keeps of her own. */
export const accountSection: Section = {
  label: 'Your account',
  pages: [],
};
