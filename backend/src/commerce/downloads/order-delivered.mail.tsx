import { mails } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import type { Email } from '../../platform/email/email.js';
import { Receipt, type ReceiptFacts } from '../emails/receipt.mail.js';
import { type Delivery, deliveryPlaces, DeliveryLetter } from './delivery-letter.mail.js';

export type OrderDelivered = Delivery & ReceiptFacts;

/** The mail that carries the book: links first, then the receipt. */
export function orderDeliveredMail(order: OrderDelivered): Email {
  const words = mails.orderDelivered;
  return {
    to: order.to,
    subject: fill(words.subject, deliveryPlaces(order)),
    body: (
      <DeliveryLetter words={words} delivery={order}>
        <Receipt words={words} order={order} />
      </DeliveryLetter>
    ),
  };
}
