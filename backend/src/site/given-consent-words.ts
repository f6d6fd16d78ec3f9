import { site } from '@lectern/catalogue';

import type { ConsentWords } from './consent-words.js';

/** The words of the question that the site came with. */
export function givenConsentWords(): ConsentWords {
  const { title, text, acceptLabel, declineLabel } = site.consent;
  return { title, text, acceptLabel, declineLabel };
}
