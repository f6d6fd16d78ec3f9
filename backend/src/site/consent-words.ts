import { site } from '@lectern/catalogue';

import { defineSetting } from '../platform/settings/setting.js';

/** The question before analytics start. */
export interface ConsentWords {
  title: string;
  text: string;
  acceptLabel: string;
  declineLabel: string;
}

interface OwnConsentWords {
  /** Null for the default words. */
  words: ConsentWords | null;
}

export const consentWords = defineSetting<OwnConsentWords>({
  key: 'consent-words',
  initial: { words: null },
  names: { words: 'the words of the question' },
});

export const CONSENT_PLACE = 'analytics-consent';

export function givenConsentWords(): ConsentWords {
  const { title, text, acceptLabel, declineLabel } = site.consent;
  return { title, text, acceptLabel, declineLabel };
}
