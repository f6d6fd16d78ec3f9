import { type ErrandWords, mails } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { Address } from '../emails/address.mail.js';
import type { OwnerNews } from './owner-news.js';
import { linesOf, type OrderLetter, orderPlaces } from './order-letter.js';

const WORDS: Record<OwnerNews, ErrandWords> = {
  'to-send': mails.ownerToSend,
  'to-write': mails.ownerToWrite,
  'to-hold': mails.ownerToHold,
};

export interface OwnerErrand extends OrderLetter {
  news: OwnerNews;
  /** Where she says that it is in the post. */
  sentUrl: string;
}

/** To the owner of the shop: something is to be done by hand. An answer goes to the buyer. */
export function ownerErrandMail(errand: OwnerErrand): Email {
  const words = WORDS[errand.news];
  const places = orderPlaces(errand);
  return {
    to: errand.to,
    replyTo: errand.customerEmail,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail words={words} heading={words.heading} places={places} publicUrl={errand.publicUrl}>
        {words.addressHeading && <Address heading={words.addressHeading} lines={linesOf(errand)} />}
        <Paragraph>{fill(words.contact, places)}</Paragraph>
        {words.buttonLabel && <EmailButton href={errand.sentUrl}>{words.buttonLabel}</EmailButton>}
        {words.note && <Paragraph>{words.note}</Paragraph>}
      </OwnerEmail>
    ),
  };
}
