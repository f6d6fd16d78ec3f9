import { mails } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';
import { type Email, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { type OrderEmailProps, orderPlaces } from '../emails/order-email.js';

/** Email to the buyer: the full payment was refunded. */
export function orderRefundedEmail(order: OrderEmailProps): Email {
  const words = mails.orderRefunded;
  const places = orderPlaces(order);
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail
        words={words}
        places={places}
        publicUrl={order.publicUrl}
        book={bookThemeOf(order.productTitle)}
      />
    ),
  };
}

/** Email to the buyer: their bank returned a refund, in cents, that an earlier email reported. */
export function orderRefundReturnedEmail(
  order: OrderEmailProps & { amountCents: number; isOpen: boolean },
): Email {
  const words = mails.orderRefundReturned;
  const places = { ...orderPlaces(order), amount: formatCents(order.amountCents) };
  const paragraphs = order.isOpen ? [...words.paragraphs, words.openText] : words.paragraphs;
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail
        words={{ ...words, paragraphs }}
        places={places}
        publicUrl={order.publicUrl}
        book={bookThemeOf(order.productTitle)}
      />
    ),
  };
}

/** Email to the buyer: a part of the payment, in cents, was refunded. */
export function orderPartRefundedEmail(order: OrderEmailProps & { amountCents: number }): Email {
  const words = mails.orderPartRefunded;
  const places = { ...orderPlaces(order), amount: formatCents(order.amountCents) };
  return {
    to: order.to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail
        words={words}
        places={places}
        publicUrl={order.publicUrl}
        book={bookThemeOf(order.productTitle)}
      />
    ),
  };
}
