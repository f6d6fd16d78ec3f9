import { mails } from '@lectern/catalogue';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { type Delivery, deliveryPlaces, DeliveryEmail } from '../downloads/download-emails.js';
import { EmailHeading } from '../emails/order-email.js';

interface NewEditionEmail extends Delivery {
  /** Owner's text about the changes, in paragraphs. */
  note: string;
}

/** Email to an earlier buyer: the new edition is included. */
export function newEditionEmail(email: NewEditionEmail): Email {
  const words = mails.newEdition;
  const paragraphs = email.note.split(/\n[^\S\n]*\n/).map((text) => text.trim());
  return {
    to: email.to,
    subject: fill(words.subject, deliveryPlaces(email)),
    body: (
      <DeliveryEmail words={words} delivery={email}>
        <EmailHeading>{words.newsHeading}</EmailHeading>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </DeliveryEmail>
    ),
  };
}
