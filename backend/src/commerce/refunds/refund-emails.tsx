import { emailWords, formatPrice } from '@lectern/catalogue';
import type { Email } from '../../platform/email/email.js';
import { orderEmail, type OrderEmailProps } from '../emails/order-email.js';

/** Email to the buyer: the full payment was refunded. */
export const orderRefundedEmail = (order: OrderEmailProps): Email =>
  orderEmail(order, emailWords.orderRefunded);

interface RefundEmail extends OrderEmailProps {
  amountCents: number;
}

const amountOf = ({ amountCents }: RefundEmail) => ({ places: { amount: formatPrice(amountCents) } });

/** Email to the buyer: their bank returned a refund that an earlier email reported. */
export function orderRefundReturnedEmail(order: RefundEmail & { isOpen: boolean }): Email {
  const words = emailWords.orderRefundReturned;
  const paragraphs = order.isOpen ? [...words.paragraphs, words.openText] : words.paragraphs;
  return orderEmail(order, { ...words, paragraphs }, amountOf(order));
}

/** Email to the buyer: a part of the payment was refunded. */
export const orderPartRefundedEmail = (order: RefundEmail): Email =>
  orderEmail(order, emailWords.orderPartRefunded, amountOf(order));
