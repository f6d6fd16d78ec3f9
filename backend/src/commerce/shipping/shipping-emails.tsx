import { mails, type OwnerEmailWords } from '@lectern/catalogue';
import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { Address, Receipt, linesOf, type OrderEmailProps, orderPlaces } from '../emails/order-email.js';
import type { OwnerTask } from './shipping-rules.js';

/** Email to the buyer of a paperback: receipt and shipping address. */
export function orderToSendEmail(order: OrderEmailProps): Email {
  const words = mails.orderToSend;
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
        <Address heading={words.addressHeading} lines={linesOf(order)} />
        <Receipt words={words} order={order} />
      </ReaderEmail>
    ),
  };
}

/** Email to the buyer of a talk: receipt, and that the author will write. */
export function speakingBookedEmail(order: OrderEmailProps): Email {
  const words = mails.speakingBooked;
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
        <Receipt words={words} order={order} />
      </ReaderEmail>
    ),
  };
}

interface OrderSent extends OrderEmailProps {
  /** Null if there is none. */
  trackingNumber: string | null;
}

/** Email to the buyer: the package was sent. */
export function orderSentEmail(order: OrderSent): Email {
  const words = mails.orderSent;
  const places = orderPlaces(order);
  const { trackingNumber } = order;
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
        {trackingNumber && <Paragraph>{fill(words.tracking, { tracking: trackingNumber })}</Paragraph>}
        <Address heading={words.addressHeading} lines={linesOf(order)} />
      </ReaderEmail>
    ),
  };
}

const WORDS: Record<OwnerTask, OwnerEmailWords> = {
  'to-send': mails.ownerToSend,
  'to-write': mails.ownerToWrite,
  'to-hold': mails.ownerToHold,
};

interface OwnerTaskEmail extends OrderEmailProps {
  task: OwnerTask;
  /** Link to mark the order as sent. */
  sentUrl: string;
}

/** Email to the owner: manual work for an order. Replies go to the buyer. */
export function ownerTaskEmail(props: OwnerTaskEmail): Email {
  const words = WORDS[props.task];
  const places = orderPlaces(props);
  return {
    to: props.to,
    replyTo: props.customerEmail,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail
        words={words}
        heading={words.heading}
        places={places}
        publicUrl={props.publicUrl}
        book={bookThemeOf(props.productTitle)}
      >
        {words.addressHeading && <Address heading={words.addressHeading} lines={linesOf(props)} />}
        <Paragraph>{fill(words.contact, places)}</Paragraph>
        {words.buttonLabel && <EmailButton href={props.sentUrl}>{words.buttonLabel}</EmailButton>}
        {words.note && <Paragraph>{words.note}</Paragraph>}
      </OwnerEmail>
    ),
  };
}
