import { emailWords, type OwnerEmailWords } from '@lectern/catalogue';
import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { orderEmail, type OrderEmailProps, orderPlaces, purchaseWords } from '../emails/order-email.js';
import { Address, Receipt } from '../emails/order-email-parts.js';
import type { OwnerTask } from './shipping-rules.js';

/** Email to the buyer of a paperback: receipt and shipping address. */
export function orderToSendEmail(order: OrderEmailProps): Email {
  const words = purchaseWords(order, emailWords.orderToSend);
  const children = (
    <>
      <Address heading={words.addressHeading} order={order} />
      <Receipt words={words} order={order} />
    </>
  );
  return orderEmail(order, words, { children });
}

/** Email to the buyer of a talk: receipt, and that the author will write. */
export const speakingBookedEmail = (order: OrderEmailProps): Email =>
  orderEmail(order, purchaseWords(order, emailWords.speakingBooked), {
    children: <Receipt words={emailWords.speakingBooked} order={order} />,
  });

interface OrderSent extends OrderEmailProps {
  /** Null if there is none. */
  trackingNumber: string | null;
}

/** Email to the buyer: the package was sent. */
export function orderSentEmail({ trackingNumber: tracking, ...order }: OrderSent): Email {
  const words = emailWords.orderSent;
  const children = (
    <>
      {tracking && <Paragraph>{fill(words.tracking, { tracking })}</Paragraph>}
      <Address heading={words.addressHeading} order={order} />
    </>
  );
  return orderEmail(order, words, { children });
}

const WORDS = {
  'to-send': 'ownerToSend',
  'to-write': 'ownerToWrite',
  'to-hold': 'ownerToHold',
} as const satisfies Record<OwnerTask, keyof typeof emailWords>;

interface OwnerTaskEmail extends OrderEmailProps {
  task: OwnerTask;
  /** Link to mark the order as sent. */
  sentUrl: string;
}

/** Email to the owner: manual work for an order. */
export function ownerTaskEmail({ task, sentUrl, ...order }: OwnerTaskEmail): Email {
  const words: OwnerEmailWords = emailWords[WORDS[task]];
  const children = (
    <>
      {words.addressHeading && <Address heading={words.addressHeading} order={order} />}
      <Paragraph>{fill(words.contact, orderPlaces(order))}</Paragraph>
      {words.buttonLabel && <EmailButton href={sentUrl}>{words.buttonLabel}</EmailButton>}
      {words.note && <Paragraph>{words.note}</Paragraph>}
    </>
  );
  return orderEmail(order, words, { children });
}
