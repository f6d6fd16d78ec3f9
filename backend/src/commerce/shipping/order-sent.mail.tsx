import { mails } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import type { Email } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { Address } from '../emails/address.mail.js';
import { linesOf, type OrderLetter, orderPlaces } from './order-letter.js';

export interface OrderSent extends OrderLetter {
  /** Null where the parcel has none. */
  trackingNumber: string | null;
}

/** To the buyer: it is in the post. */
export function orderSentMail(order: OrderSent): Email {
  const words = mails.orderSent;
  const places = orderPlaces(order);
  const { trackingNumber } = order;
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={order.publicUrl}>
        {trackingNumber && <Paragraph>{fill(words.tracking, { tracking: trackingNumber })}</Paragraph>}
        <Address heading={words.addressHeading} lines={linesOf(order)} />
      </ReaderEmail>
    ),
  };
}
