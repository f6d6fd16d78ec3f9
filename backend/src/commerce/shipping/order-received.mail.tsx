import { mails } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import type { Email } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { Address } from '../emails/address.mail.js';
import { Receipt } from '../emails/receipt.mail.js';
import { linesOf, type OrderLetter, orderPlaces } from './order-letter.js';

/** To the buyer of a paperback: the receipt, and where it will go. */
export function orderToSendMail(order: OrderLetter): Email {
  const words = mails.orderToSend;
  const places = orderPlaces(order);
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={order.publicUrl}>
        <Address heading={words.addressHeading} lines={linesOf(order)} />
        <Receipt words={words} order={order} />
      </ReaderEmail>
    ),
  };
}

/** To who booked her as a speaker: the receipt, and that she will write. */
export function speakingBookedMail(order: OrderLetter): Email {
  const words = mails.speakingBooked;
  const places = orderPlaces(order);
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={order.publicUrl}>
        <Receipt words={words} order={order} />
      </ReaderEmail>
    ),
  };
}
