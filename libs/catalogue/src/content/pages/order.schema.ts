import { z } from 'zod';
import { listOf, pathLink, text, textWith } from '../fields.js';
import { pageFile } from './page-file.js';

const states = z.strictObject({
  waiting: text,
  failed: text,
  ready: text,
  'to-send': text,
  sent: text,
  booked: text,
  refunded: text,
  paused: text,
});

const kinds = z.strictObject({
  ordered: textWith('{title}'),
  /** Not shown: content of older releases still has it. */
  'payment-failed': text.optional(),
  'payment-cancelled': text,
  paid: text,
  prepared: text,
  'letter-waiting': textWith('{letter}'),
  'letter-failing': textWith('{letter}'),
  'letter-sent': textWith('{letter}', '{email}'),
  /** On a site without a mail server. Content of older releases has no such text. */
  'letter-kept': textWith('{letter}').optional(),
  'letter-bounced': textWith('{letter}', '{email}'),
  'letter-complained': textWith('{letter}', '{email}'),
  'letter-held': textWith('{letter}', '{email}'),
  downloaded: textWith('{format}'),
  dispatched: text,
  'address-changed': textWith('{email}'),
  'guarantee-asked': text,
  'guarantee-declined': text,
  'refund-pending': textWith('{amount}'),
  refunded: textWith('{amount}'),
  'refund-failed': textWith('{amount}'),
  disputed: text,
  'dispute-closed': text,
});

const letters = z.strictObject({
  order: text,
  link: text,
  books: text,
  edition: text,
  parcel: text,
  refund: text,
  device: text,
  guarantee: text,
  review: text,
});

const guarantee = z.strictObject({
  heading: text,
  offerText: textWith('{amount}', '{until}'),
  askLabel: text,
  confirmHeading: textWith('{title}'),
  confirmText: textWith('{amount}'),
  confirmButtonLabel: textWith('{amount}'),
  /** Used if the owner reviews refund requests. */
  askFirstText: text,
  askFirstButtonLabel: text,
  keepLabel: text,
  states: z.strictObject({ 'on-its-way': textWith('{amount}'), waiting: text, declined: text }),
  refusals: z.strictObject({
    refunded: text,
    disputed: text,
    unpaid: text,
    'paid-elsewhere': text,
    'by-hand': text,
    'partly-refunded': text,
    returned: text,
    over: text,
    'not-first': text,
  }),
  backLabel: text,
});

const deviceHelp = z.strictObject({ heading: text, steps: listOf(text) });

/** Help for one device. `{sender}` sends the book to a Kindle; `{format}` is the file to download. */
const device = z.strictObject({
  heading: text,
  othersLabel: text,
  kinds: z.strictObject({
    apple: deviceHelp,
    android: deviceHelp,
    kindle: deviceHelp,
    kobo: deviceHelp,
    desktop: z.strictObject({
      heading: text,
      formats: z.strictObject({ pdf: text, epub: text, fixedEpub: text }),
    }),
  }),
  kindleForm: z.strictObject({
    emailLabel: text,
    buttonLabel: text,
    sentText: textWith('{email}'),
    limitText: text,
    tooLargeText: textWith('{title}', '{email}'),
  }),
  phone: z.strictObject({ heading: text, text, codeLabel: text }),
});

const receiptDetails = z.strictObject({
  summary: text,
  text,
  nameLabel: text,
  addressLabel: text,
  taxNumberLabel: text,
  buttonLabel: text,
});

const receiptPaper = z.strictObject({
  receiptTitle: text,
  invoiceTitle: text,
  creditNoteTitle: text,
  numberText: textWith('{number}'),
  sellerLabel: text,
  buyerLabel: text,
  taxNumberText: textWith('{number}'),
  orderLabel: text,
  paidLabel: text,
  refundedLabel: text,
  itemLabel: text,
  quantityLabel: text,
  amountLabel: text,
  netLabel: text,
  taxLabel: text,
  totalLabel: text,
  creditLabel: text,
  paidText: text,
  creditText: textWith('{number}'),
  disputeText: textWith('{number}'),
  voidText: text,
  unknownTaxText: text,
  versionText: textWith('{version}', '{date}'),
  unprintable: text,
  footer: textWith('{site}', '{number}'),
});

const addressReason = z.strictObject({ heading: text, text: textWith('{email}') });

export const orderPage = pageFile({
  heading: text,
  closed: z.strictObject({ text, link: pathLink }),
  states,
  device,
  files: z.strictObject({ heading: text, buttonLabel: textWith('{format}'), readLabel: text, note: text }),
  /** Changes the order's address: emails to the buyer bounce, or the browser that paid is still open. */
  address: z.strictObject({
    reasons: z.strictObject({ bounced: addressReason, payer: addressReason }),
    emailLabel: text,
    emailButtonLabel: text,
    codeText: textWith('{email}'),
    codeLabel: text,
    codeButtonLabel: text,
  }),
  timeline: z.strictObject({ heading: text, letters, kinds }),
  receipt: z.strictObject({
    heading: text,
    orderLabel: text,
    dateLabel: text,
    sellerLabel: text,
    itemLabel: text,
    totalLabel: text,
    refundedLabel: text,
    emailLabel: text,
    papers: z.strictObject({
      receipt: textWith('{number}'),
      invoice: textWith('{number}'),
      'credit-note': textWith('{number}'),
      void: textWith('{number}'),
    }),
    details: receiptDetails,
    paper: receiptPaper,
  }),
  guarantee,
  help: z.strictObject({ heading: text, text: textWith('{order}'), link: pathLink }),
});

export const findMyBooksPage = pageFile({
  heading: text,
  text,
  emailLabel: text,
  emailButtonLabel: text,
  codeText: textWith('{email}'),
  codeLabel: text,
  codeButtonLabel: text,
  againLabel: text,
  listText: textWith('{email}'),
  orderText: textWith('{date}'),
  openLabel: text,
  readLabel: text,
  overText: text,
});
