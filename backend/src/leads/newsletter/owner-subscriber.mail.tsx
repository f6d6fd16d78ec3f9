import { mails, site } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';

export interface NewSubscriber {
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
