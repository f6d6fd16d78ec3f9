import { type DeliveryWords, mails, site } from '@lectern/catalogue';
import { type ReactNode, Fragment } from 'react';
import { fileSizeText } from '@lectern/ui/formats';
import { Heading } from '@react-email/heading';
import { EmailButton } from '../../platform/email/email-button.js';
import { BesideCover } from '../../platform/email/email-layout.js';
import { SERIF, light, bookThemeOf } from '../../platform/email/email-theme.js';
import { type Email, fill } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { Receipt, type ReceiptFacts } from '../emails/order-email.js';
import type { FileFormat } from '../products/product-rules.js';
import { formatName } from './download-rules.js';

interface MailedLink {
  format: FileFormat;
  /** Fixed-layout ePub. */
  isFixedLayout?: boolean;
  sizeBytes: number;
  /** Path on the site. */
  path: string;
}

interface DownloadButtonsProps {
  links: readonly MailedLink[];
  words: Pick<DeliveryWords, 'buttonLabel' | 'formatNotes'>;
  publicUrl: string;
}

/** One wide button for each format, with a line on its use. */
function DownloadButtons({ links, words, publicUrl }: DownloadButtonsProps) {
  return links.map(({ format, isFixedLayout, sizeBytes, path }, at) => (
    <EmailButton
      key={path}
      href={publicUrl + path}
      isSecondary={at > 0}
      note={`${words.formatNotes[isFixedLayout ? 'fixedEpub' : format]} ${fileSizeText(sizeBytes)}.`}
    >
      {fill(words.buttonLabel, { format: formatName(format) })}
    </EmailButton>
  ));
}

/** Facts of each email with links. */
export interface Delivery {
  to: string;
  customerName: string;
  productTitle: string;
  /** Origin of the site. */
  publicUrl: string;
  links: readonly MailedLink[];
}

/** Placeholders of the emails' texts. */
export function deliveryPlaces({ productTitle, customerName }: Delivery) {
  return { title: productTitle, name: customerName || 'reader', site: site.name };
}

interface DeliveryEmailProps {
  words: DeliveryWords;
  delivery: Delivery;
  /** Between the links and the closing. */
  children?: ReactNode;
}

/** Body of an email with links: greeting, links, closing. */
export function DeliveryEmail({ words, delivery, children }: DeliveryEmailProps) {
  const places = deliveryPlaces(delivery);
  const { publicUrl, links } = delivery;
  return (
    <ReaderEmail
      words={{ ...words, footer: mails.footer }}
      places={places}
      publicUrl={publicUrl}
      book={bookThemeOf(delivery.productTitle)}
    >
      <DownloadButtons links={links} words={words} publicUrl={publicUrl} />
      {children}
    </ReaderEmail>
  );
}

type OrderDelivered = Delivery & ReceiptFacts & { isLaterCopy?: boolean };

/** Email of a purchase: links first, then the receipt. */
export function orderDeliveredEmail(order: OrderDelivered): Email {
  const words = mails.orderDelivered;
  const later = [words.laterCopyText, ...words.closing.slice(1)];
  return {
    to: order.to,
    subject: fill(words.subject, deliveryPlaces(order)),
    body: (
      <DeliveryEmail words={order.isLaterCopy ? { ...words, closing: later } : words} delivery={order}>
        <Receipt words={words} order={order} />
      </DeliveryEmail>
    ),
  };
}

/** Email with a new link in place of an expired one. */
export function linkRenewedEmail(delivery: Delivery): Email {
  const words = mails.linkRenewed;
  return {
    to: delivery.to,
    subject: fill(words.subject, deliveryPlaces(delivery)),
    body: <DeliveryEmail words={words} delivery={delivery} />,
  };
}

export interface MailedPurchase {
  title: string;
  links: readonly MailedLink[];
}

interface MailedPurchases {
  to: string;
  customerName: string;
  publicUrl: string;
  purchases: readonly MailedPurchase[];
}

/** Email with links to all books bought with an address. */
export function purchasesEmail({ to, customerName, publicUrl, purchases }: MailedPurchases): Email {
  const words = mails.purchases;
  const places = { name: customerName || 'reader', site: site.name };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={{ ...words, footer: mails.footer }} places={places} publicUrl={publicUrl}>
        {purchases.map(({ title, links }) => (
          <Fragment key={title}>
            <BesideCover book={bookThemeOf(title)} siteUrl={publicUrl} width={64}>
              <Heading as="h2" style={{ color: light.ink, fontFamily: SERIF, fontSize: '20px', margin: 0 }}>
                {title}
              </Heading>
            </BesideCover>
            <DownloadButtons links={links} words={words} publicUrl={publicUrl} />
          </Fragment>
        ))}
      </ReaderEmail>
    ),
  };
}
