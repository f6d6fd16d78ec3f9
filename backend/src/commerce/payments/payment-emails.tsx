import { emailWords } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { orderEmail, type OrderEmailProps, orderPlaces } from '../emails/order-email.js';
import type { PaymentMismatch } from '../orders/order-rules.js';
import { CURRENCY } from '../stripe/stripe-rules.js';
import { amountText } from './payment-rules.js';

interface MismatchEmail extends OrderEmailProps {
  mismatch: PaymentMismatch;
  /** In addition to the order's own payment. */
  isSecond: boolean;
}

/** Email to the owner: a payment does not match its order. */
export function paymentMismatchEmail({ mismatch, isSecond, ...order }: MismatchEmail): Email {
  const words = emailWords.ownerToCheck;
  const isOtherCurrency = mismatch.currency !== CURRENCY;
  const intro = isOtherCurrency ? words.otherCurrency : isSecond ? words.second : words.otherAmount;
  const places = { received: amountText(mismatch), payment: mismatch.paymentIntentId };
  const children = (
    <>
      <EmailButton href={order.adminUrl} note={fill(words.note, places)}>
        {words.buttonLabel}
      </EmailButton>
      <Paragraph>{fill(words.contact, orderPlaces(order))}</Paragraph>
    </>
  );
  return orderEmail(order, { ...words, paragraphs: [intro, ...words.paragraphs] }, { places, children });
}
