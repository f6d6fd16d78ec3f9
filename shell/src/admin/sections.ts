import { accountSection } from './account/account.section.js';
import { audioSection } from './audio/audio.section.js';
import { lettersSection } from './letters/letters.section.js';
import { numbersSection } from './numbers/numbers.section.js';
import { peopleSection } from './people/people.section.js';
import { shopSection } from './shop/shop.section.js';
import type { Section } from './section.js';
import { siteSection } from './site/site.section.js';

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
