import { site } from '@lectern/catalogue';

import { defineSetting } from '../platform/settings/setting.js';

/** What a visitor is asked before being counted. */
export interface ConsentWords {
  title: string;
  text: string;
  acceptLabel: string;
  declineLabel: string;
}

/** Her own words; null for those that the site came with. */
interface OwnConsentWords {
  words: ConsentWords | null;
}

export const consentWords = defineSetting<OwnConsentWords>({
  key: 'consent-words',
  initial: { words: null },
  names: { words: 'the words of the question' },
});

/** Under which is kept which of them stood on the pages when. */
export const CONSENT_PLACE = 'analytics-consent';

/** The words of the question that the site came with. */
export function givenConsentWords(): ConsentWords {
  const { title, text, acceptLabel, declineLabel } = site.consent;
  return { title, text, acceptLabel, declineLabel };
}
