import { mails } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { type Delivery, deliveryPlaces, DeliveryLetter } from '../downloads/delivery-letter.mail.js';
import { LetterHeading } from '../emails/letter-heading.mail.js';

export interface NewEditionLetter extends Delivery {
  /** What is new, in the owner's words, of one or more paragraphs. */
  note: string;
}

/** To somebody who bought the book before: the new edition is hers as well. */
export function newEditionMail(letter: NewEditionLetter): Email {
  const words = mails.newEdition;
  const paragraphs = letter.note.split(/\n\s*\n/).map((text) => text.trim());
  return {
    to: letter.to,
    subject: fill(words.subject, deliveryPlaces(letter)),
    body: (
      <DeliveryLetter words={words} delivery={letter}>
        <LetterHeading>{words.newsHeading}</LetterHeading>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </DeliveryLetter>
    ),
  };
}
