import { mails } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import type { Email } from '../../platform/email/email.js';
import { type Delivery, deliveryPlaces, DeliveryLetter } from './delivery-letter.mail.js';

/** A fresh link in place of one that had run out. */
export function linkRenewedMail(delivery: Delivery): Email {
  const words = mails.linkRenewed;
  return {
    to: delivery.to,
    subject: fill(words.subject, deliveryPlaces(delivery)),
    body: <DeliveryLetter words={words} delivery={delivery} />,
  };
}
