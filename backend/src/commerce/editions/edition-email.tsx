import { mails } from '@lectern/catalogue';

import { Paragraph } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { fill } from '../../platform/email/fill.js';
import { type Delivery, deliveryPlaces, DeliveryEmail } from '../downloads/download-emails.js';
import { EmailHeading } from '../emails/order-email.js';

interface NewEditionEmail extends Delivery {
  /** What is new, in the owner's words, of one or more paragraphs. */
  note: string;
}

/** To somebody who bought the book before: the new edition is theirs as well. */
export function newEditionEmail(letter: NewEditionEmail): Email {
  const words = mails.newEdition;
  const paragraphs = letter.note.split(/\n\s*\n/).map((text) => text.trim());
  return {
    to: letter.to,
    subject: fill(words.subject, deliveryPlaces(letter)),
    body: (
      <DeliveryEmail words={words} delivery={letter}>
        <EmailHeading>{words.newsHeading}</EmailHeading>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </DeliveryEmail>
    ),
  };
}
