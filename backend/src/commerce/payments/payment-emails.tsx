import { mails } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { type OrderEmailProps, orderPlaces } from '../emails/order-email.js';
import type { PaymentMismatch } from '../orders/order-rules.js';
import { CURRENCY } from '../stripe/stripe-rules.js';
import { amountText } from './payment-rules.js';

interface MismatchEmail extends OrderEmailProps {
  orderId: string;
  mismatch: PaymentMismatch;
  /** In addition to the order's own payment. */
  isSecond: boolean;
}

/** Email to the owner: a payment does not match its order. Replies go to the buyer. */
export function paymentMismatchEmail(props: MismatchEmail): Email {
  const words = mails.ownerToCheck;
  const { mismatch, isSecond } = props;
  const isOtherCurrency = mismatch.currency !== CURRENCY;
  const intro = isOtherCurrency ? words.otherCurrency : isSecond ? words.second : words.otherAmount;
  const paragraphs = [intro, ...words.paragraphs];
  const places = {
    ...orderPlaces(props),
    received: amountText(mismatch),
    payment: mismatch.paymentIntentId,
  };
  return {
    to: props.to,
    replyTo: props.customerEmail,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail
        words={{ ...words, paragraphs }}
        heading={words.heading}
        places={places}
        publicUrl={props.publicUrl}
        book={bookThemeOf(props.productTitle)}
      >
        <EmailButton
          href={`${props.publicUrl}/admin/shop/orders/${props.orderId}`}
          note={fill(words.note, places)}
        >
          {words.buttonLabel}
        </EmailButton>
        <Paragraph>{fill(words.contact, places)}</Paragraph>
      </OwnerEmail>
    ),
  };
}
