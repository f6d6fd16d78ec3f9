import { mails } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';

import { fill } from '../../platform/email/fill.js';
import type { Email } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { type OrderLetter, orderPlaces } from './order-letter.js';

/** To the buyer: what was paid has been given back. */
export function orderRefundedMail(order: OrderLetter): Email {
  const words = mails.orderRefunded;
  const places = orderPlaces(order);
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: <ReaderEmail words={words} places={places} publicUrl={order.publicUrl} />,
  };
}

/** To the buyer: a part of it, in cents, has been given back. */
export function orderPartRefundedMail(order: OrderLetter & { amountCents: number }): Email {
  const words = mails.orderPartRefunded;
  const places = { ...orderPlaces(order), amount: formatCents(order.amountCents) };
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: <ReaderEmail words={words} places={places} publicUrl={order.publicUrl} />,
  };
}
