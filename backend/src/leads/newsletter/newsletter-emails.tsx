import { mails, newsletter, site } from '@lectern/catalogue';

import type { Email } from '../../platform/email/email.js';
import { fill } from '../../platform/email/fill.js';
import { listLetter } from '../../platform/email/list-email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';

/** What a mail about the letter knows. */
export interface SubscriptionLetter {
  to: string;
  /** The site's origin. */
  publicUrl: string;
  confirmUrl: string;
  endUrl: string;
  preferencesUrl: string;
}

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

interface NewSubscriber {
  email: string;
  subscriberCount: number;
  /** The site's origin. */
  publicUrl: string;
}

/** To the owner of the list: somebody has joined it. An answer goes to the reader. */
export function ownerSubscriberMail({ email, subscriberCount, publicUrl }: NewSubscriber): Email {
  const words = mails.ownerSubscriber;
  const places = { email, count: subscriberCount.toLocaleString('en-US'), site: site.name };
  return {
    to: site.contact.email,
    replyTo: email,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail words={words} heading={words.heading} places={places} publicUrl={publicUrl}></OwnerEmail>
    ),
  };
}
