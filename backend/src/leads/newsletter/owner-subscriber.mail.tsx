import { mails, site } from '@lectern/catalogue';

import { fill } from '../../platform/mail/fill.js';
import { Letter, Paragraph } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mail.js';

export interface NewSubscriber {
  email: string;
  subscriberCount: number;
  /** The site's origin. */
  publicUrl: string;
}

/** To the owner of the list: somebody has joined it. An answer goes to the reader. */
export function ownerSubscriberMail({ email, subscriberCount, publicUrl }: NewSubscriber): Mail {
  const words = mails.ownerSubscriber;
  const places = { email, count: subscriberCount.toLocaleString('en-US'), site: site.name };
  return {
    to: site.contact.email,
    replyTo: email,
    subject: fill(words.subject, places),
    body: (
      <Letter
        preheader={fill(words.preheader, places)}
        heading={words.heading}
        siteName={site.name}
        siteUrl={publicUrl}
        footer={fill(words.footer, places)}
      >
        {words.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{fill(paragraph, places)}</Paragraph>
        ))}
      </Letter>
    ),
  };
}
