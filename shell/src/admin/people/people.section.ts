import type { Section } from '../sections.js';

/** Readers: who subscribes, writes, asks and downloads. */
export const peopleSection: Section = {
  label: 'People',
  pages: [],
};
