import type { ComponentType } from 'react';
import { accountSection } from './account/account.section.js';
import { audioSection } from './audio/audio.section.js';
import { lettersSection } from './letters/letters.section.js';
import { numbersSection } from './numbers/numbers.section.js';
import { peopleSection } from './people/people.section.js';
import { shopSection } from './shop/shop.section.js';
import { siteSection } from './site/site.section.js';

/** A page of the dashboard. */
export interface SectionPage {
  /** Below /admin: `/letters/broadcasts`. All addresses below it are the page's own, for its own `Route`s. */
  path: string;
  /** In the navigation. */
  label: string;
  /** A sentence on what is done there. */
  summary: string;
  /** What the role must allow, as the API names it: `letters.read`. */
  needs: string;
  /** Brings the page's own chunk. */
  load: () => Promise<ComponentType>;
}

/** A part of the dashboard: a folder of src/admin. */
export interface Section {
  label: string;
  pages: readonly SectionPage[];
}

/** The one table of them, in the order of the navigation. */
export const sections: readonly Section[] = [
  shopSection,
  peopleSection,
  lettersSection,
  audioSection,
  numbersSection,
  siteSection,
  accountSection,
];
