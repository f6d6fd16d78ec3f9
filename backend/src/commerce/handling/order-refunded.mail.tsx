import { mails } from '@lectern/catalogue';

import { fill } from '../../platform/mail/fill.js';
import type { Mail } from '../../platform/mail/mail.js';
import { ReaderLetter } from '../../platform/mail/reader-letter.js';
import { type OrderLetter, orderPlaces } from './order-letter.js';

/** To the buyer: what was paid has been given back. */
export function orderRefundedMail(order: OrderLetter): Mail {
  const words = mails.orderRefunded;
  const places = orderPlaces(order);
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: <ReaderLetter words={words} places={places} publicUrl={order.publicUrl} />,
  };
}
