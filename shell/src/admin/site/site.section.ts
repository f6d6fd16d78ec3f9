import type { Section } from '../sections.js';

/** How the site is set up, who works on it, and what was done. */
export const siteSection: Section = {
  label: 'Site',
  pages: [],
};
