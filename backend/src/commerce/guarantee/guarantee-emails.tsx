import { mails } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { type OrderEmailProps, orderPlaces } from '../emails/order-email.js';

const BUYER_WORDS = { waiting: mails.guaranteeAsked, declined: mails.guaranteeDeclined };

/** Email to the buyer: their request was received, or was declined with the owner's reason. */
export function guaranteeEmail(
  order: OrderEmailProps & { state: keyof typeof BUYER_WORDS; answer: string },
): Email {
  const words = BUYER_WORDS[order.state];
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
      >
        {order.answer ? <Paragraph>{order.answer}</Paragraph> : null}
      </ReaderEmail>
    ),
  };
}

const OWNER_WORDS = {
  taken: mails.ownerGuaranteeTaken,
  failed: mails.ownerGuaranteeFailed,
  waiting: mails.ownerGuaranteeAsked,
};

/** Email to the owner: a guarantee refund was made, failed, or needs a decision. Replies go to the buyer. */
export function ownerGuaranteeEmail(
  order: OrderEmailProps & { orderId: string; state: keyof typeof OWNER_WORDS },
): Email {
  const words = OWNER_WORDS[order.state];
  const places = orderPlaces(order);
  return {
    to: order.to,
    replyTo: order.customerEmail,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail
        words={words}
        heading={words.heading}
        places={places}
        publicUrl={order.publicUrl}
        book={bookThemeOf(order.productTitle)}
      >
        <EmailButton href={`${order.publicUrl}/admin/shop/orders/${order.orderId}`}>
          {words.buttonLabel}
        </EmailButton>
        <Paragraph>{fill(words.contact, places)}</Paragraph>
      </OwnerEmail>
    ),
  };
}
