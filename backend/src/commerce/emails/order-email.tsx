import { type ListEmailWords, emailWords, site, formatPrice } from '@lectern/catalogue';
import type { ReactNode } from 'react';

import { bookThemeOf } from '../../platform/email/email-theme.js';
import { type Email, fill } from '../../platform/email/email.js';
import { type ListEmail, listEmail } from '../../platform/email/list-email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import type { PostalAddress } from '../orders/postal-address-rules.js';

/** Facts of an email about a purchase. */
export interface PurchaseEmailProps {
  customerName: string;
  customerEmail: string;
  /** All titles of the order, or the one that the email is about. */
  productTitle: string;
  /** Origin of the site. */
  publicUrl: string;
}

/** Facts of an email about an order. */
export interface OrderEmailProps extends PurchaseEmailProps {
  orderRef: string;
  lines: readonly { productId: string; title: string; amountCents: number }[];
  totalCents: number;
  paidAt: Date;
  /** Site's time zone, for the receipt's date. */
  timeZone: string;
  /** Null if nothing is shipped. */
  address: PostalAddress | null;
  /** Confirms the buyer's consent about the right of withdrawal; null if none was asked for. */
  consentText: string | null;
  /** URL of the order's page. */
  orderUrl: string;
  /** URL of the order in the dashboard. */
  adminUrl: string;
  /** Whether it was lost with the database and restored from its payment. */
  isRestored?: boolean;
}

/** Placeholders of the texts; those of the order only if the email is about one. */
export function orderPlaces(email: PurchaseEmailProps | OrderEmailProps) {
  const { productTitle: title, customerName, customerEmail } = email;
  const places = { title, name: customerName || 'reader', site: site.name, email: customerEmail };
  if (!('orderRef' in email)) return places;
  return { ...places, order: email.orderRef, total: formatPrice(email.totalCents) };
}

interface OwnerWords {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  footer: string;
}

/** Texts with a greeting are for the buyer, others for the owner. */
type Words = OwnerWords | (Omit<OwnerWords, 'footer'> & BuyerWords);

interface BuyerWords {
  greeting: string;
  closing: readonly string[];
  signature: string;
  footer?: string;
}

interface Parts {
  /** In addition to those of {@link orderPlaces}. */
  places?: Readonly<Record<string, string>>;
  /** After the paragraphs. */
  children?: ReactNode;
}

/** Texts of a purchase email; that of a restored order says why the buyer gets it again. */
export function purchaseWords<W extends { paragraphs: readonly string[] }>(
  { isRestored }: OrderEmailProps,
  words: W,
): W {
  const { restoredOrder } = emailWords;
  if (!isRestored || !restoredOrder) return words;
  return { ...words, paragraphs: [restoredOrder, ...words.paragraphs] };
}

/** Email about a purchase, to its buyer or to the owner. Replies to the owner's emails go to the buyer. */
export function orderEmail(order: PurchaseEmailProps, words: Words, parts: Parts = {}): Email {
  const places = { ...orderPlaces(order), ...parts.places };
  const { customerEmail, publicUrl } = order;
  const shared = { places, publicUrl, book: bookThemeOf(order.productTitle), children: parts.children };
  const subject = fill(words.subject, places);
  if ('greeting' in words) {
    const body = <ReaderEmail words={{ footer: emailWords.footer, ...words }} {...shared} />;
    return { to: customerEmail, subject, body };
  }
  const body = <OwnerEmail words={words} heading={words.heading} {...shared} />;
  return { to: site.contact.email, replyTo: customerEmail, subject, body };
}

/** Email to the buyer that they can end. Bulk mail, so it has an unsubscribe header. */
export const orderListEmail = (
  order: OrderEmailProps,
  words: ListEmailWords,
  links: Pick<ListEmail, 'buttonUrl' | 'endUrl'>,
): Email => ({
  ...listEmail({
    words,
    to: order.customerEmail,
    places: orderPlaces(order),
    publicUrl: order.publicUrl,
    book: bookThemeOf(order.productTitle),
    ...links,
  }),
  unsubscribeUrl: links.endUrl,
});
