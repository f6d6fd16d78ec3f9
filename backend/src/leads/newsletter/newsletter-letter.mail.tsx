import { mails, newsletter, site } from '@lectern/catalogue';

import { listLetter } from '../../platform/email/list-email.js';
import type { Email } from '../../platform/email/email.js';
import type { SubscriptionLetter } from './subscription-letter.js';

const places = { site: site.name };

/** Asks whether the address is meant: without a yes no letter follows. */
export function newsletterQuestionMail(letter: SubscriptionLetter): Email {
  return listLetter({ ...letter, words: mails.newsletterAsked, places, buttonUrl: letter.confirmUrl });
}

/** The first letter of the list, at once after the yes. */
export function newsletterWelcomeMail(letter: SubscriptionLetter): Email {
  const buttonUrl = `${letter.publicUrl}/downloads`;
  const preferences = { label: newsletter.letter.preferencesLabel, url: letter.preferencesUrl };
  return {
    ...listLetter({ ...letter, words: mails.newsletterWelcome, places, buttonUrl, links: [preferences] }),
    unsubscribeUrl: letter.endUrl,
  };
}
