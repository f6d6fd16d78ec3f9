import { type DeliveryWords, emailWords, site, siteLocale } from '@lectern/catalogue';
import { fileSizeText } from '@lectern/ui/formats';
import { Heading } from '@react-email/heading';
import { EmailButton } from '../../platform/email/email-button.js';
import { BesideCover } from '../../platform/email/email-layout.js';
import { EmailColors, SERIF, siteLight, bookThemeOf } from '../../platform/email/email-theme.js';
import { type Email, fill } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import {
  orderEmail,
  type OrderEmailProps,
  type PurchaseEmailProps,
  purchaseWords,
} from '../emails/order-email.js';
import { Receipt } from '../emails/order-email-parts.js';
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
export function DownloadButtons({ links, words, publicUrl }: DownloadButtonsProps) {
  return links.map(({ format, isFixedLayout, sizeBytes, path }, at) => (
    <EmailButton
      key={path}
      href={publicUrl + path}
      isSecondary={at > 0}
      note={`${words.formatNotes[isFixedLayout ? 'fixedEpub' : format]} ${fileSizeText(sizeBytes, siteLocale)}.`}
    >
      {fill(words.buttonLabel, { format: formatName(format) })}
    </EmailButton>
  ));
}

export interface MailedPurchase {
  title: string;
  links: readonly MailedLink[];
}

/** Links below the cover and title of their book, in its color. */
function BookLinks({ title, ...buttons }: DownloadButtonsProps & { title: string }) {
  const book = bookThemeOf(title);
  return (
    <EmailColors value={book?.colors}>
      <BesideCover book={book} siteUrl={buttons.publicUrl} width={64}>
        <Heading as="h2" style={{ color: siteLight().ink, fontFamily: SERIF, fontSize: '20px', margin: 0 }}>
          {title}
        </Heading>
      </BesideCover>
      <DownloadButtons {...buttons} />
    </EmailColors>
  );
}

interface OrderDelivered extends OrderEmailProps {
  books: readonly MailedPurchase[];
  isLaterCopy?: boolean;
}

/** Email of a purchase: links first, then the receipt. */
export function orderDeliveredEmail(order: OrderDelivered): Email {
  const words = purchaseWords(order, emailWords.orderDelivered);
  const { books, isLaterCopy, publicUrl } = order;
  const later = [words.laterCopyText, ...words.closing.slice(1)];
  const Links = books.length > 1 ? BookLinks : DownloadButtons;
  const children = (
    <>
      {books.map((book) => (
        <Links key={book.title} {...book} words={words} publicUrl={publicUrl} />
      ))}
      <Receipt words={words} order={order} />
    </>
  );
  return orderEmail(order, isLaterCopy ? { ...words, closing: later } : words, { children });
}

/** Email with a new link in place of an expired one. */
export function linkRenewedEmail(delivery: PurchaseEmailProps & { links: readonly MailedLink[] }): Email {
  const words = emailWords.linkRenewed;
  return orderEmail(delivery, words, { children: <DownloadButtons {...delivery} words={words} /> });
}

interface MailedPurchases {
  to: string;
  customerName: string;
  publicUrl: string;
  purchases: readonly MailedPurchase[];
}

/** Email with links to all books bought with an address. */
export function purchasesEmail({ to, customerName, publicUrl, purchases }: MailedPurchases): Email {
  const words = emailWords.purchases;
  const places = { name: customerName || 'reader', site: site.name };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={{ ...words, footer: emailWords.footer }} places={places} publicUrl={publicUrl}>
        {purchases.map((book) => (
          <BookLinks key={book.title} {...book} words={words} publicUrl={publicUrl} />
        ))}
      </ReaderEmail>
    ),
  };
}
