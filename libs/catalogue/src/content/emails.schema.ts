import { z } from 'zod';
import { listOf, text, texts, textWith } from './fields.js';

/**
 * Fields of every email. Placeholders: `{title}`, `{name}`, `{format}`, `{site}`, `{order}`, `{total}`,
 * `{email}`, and `{tracking}`.
 */
const emailText = { subject: text, preheader: text, heading: text, paragraphs: texts };
const readerEmail = { ...emailText, greeting: text, closing: texts, signature: text };
const files = {
  buttonLabel: text,
  formatNotes: z.strictObject({ pdf: text, epub: text, fixedEpub: text, mobi: text }),
};
const receipt = {
  receiptHeading: text,
  receiptLabels: z.strictObject({ order: text, date: text, item: text, total: text }),
  orderPageLabel: text,
};
const ownerEmail = { ...emailText, contact: text, footer: text };
const listEmail = { ...readerEmail, buttonLabel: text, endLabel: text, footer: text };

export const emailsFile = z.strictObject({
  /** `laterCopyText` replaces the first closing line if the buyer already owns the book. */
  orderDelivered: z.strictObject({ ...readerEmail, ...files, ...receipt, laterCopyText: text }),
  /** Describes the picture of a cover. */
  coverAlt: textWith('{title}'),
  /** First paragraph of a purchase email whose order was restored after the database was lost; content of release 2 has none. */
  restoredOrder: text.optional(),
  linkRenewed: z.strictObject({ ...readerEmail, ...files }),
  newEdition: z.strictObject({ ...readerEmail, ...files, newsHeading: text }),
  orderToSend: z.strictObject({ ...readerEmail, ...receipt, addressHeading: text, footer: text }),
  speakingBooked: z.strictObject({ ...readerEmail, ...receipt, footer: text }),
  orderSent: z.strictObject({ ...readerEmail, tracking: text, addressHeading: text, footer: text }),
  toDevice: z.strictObject({ ...readerEmail, footer: text }),
  orderRefunded: z.strictObject({ ...readerEmail, footer: text }),
  orderPartRefunded: z.strictObject({ ...readerEmail, footer: text }),
  /** The bank returned `{amount}`; `openText` is used if the order is open again. */
  orderRefundReturned: z.strictObject({ ...readerEmail, openText: text, footer: text }),
  /** The owner reviews requests; the owner's answer follows the paragraphs of the second. */
  guaranteeAsked: z.strictObject({ ...readerEmail, footer: text }),
  guaranteeDeclined: z.strictObject({ ...readerEmail, footer: text }),
  ownerGuaranteeTaken: z.strictObject({ ...ownerEmail, buttonLabel: text }),
  ownerGuaranteeFailed: z.strictObject({ ...ownerEmail, buttonLabel: text }),
  ownerGuaranteeAsked: z.strictObject({ ...ownerEmail, buttonLabel: text }),
  ownerToSend: z.strictObject({ ...ownerEmail, addressHeading: text, buttonLabel: text, note: text }),
  ownerToWrite: z.strictObject(ownerEmail),
  ownerToHold: z.strictObject(ownerEmail),
  /** Payment `{payment}` of `{received}` does not match the order: a wrong amount, or a second payment. */
  ownerToCheck: z.strictObject({
    ...ownerEmail,
    otherAmount: text,
    otherCurrency: text,
    second: text,
    buttonLabel: text,
    note: text,
  }),
  checkoutReminder: z.strictObject(listEmail),
  reviewAsked: z.strictObject(listEmail),
  /** The owner's reply and a button follow the paragraphs. */
  reviewAnswered: z.strictObject({ ...readerEmail, buttonLabel: text, footer: text }),
  /** `{name}` gave `{stars}`; the review follows the paragraphs. */
  ownerReview: z.strictObject({ ...emailText, buttonLabel: text, footer: text }),
  /** No personal copies of `{file}` of `{title}` are possible because `{reason}`. */
  ownerCopyFault: z.strictObject({
    ...emailText,
    reasons: z.strictObject({
      'too-large': text,
      locked: text,
      signed: text,
      damaged: text,
      unproven: text,
      'too-slow': text,
    }),
    buttonLabel: text,
    footer: text,
  }),
  releaseAsked: z.strictObject(listEmail),
  releaseOut: z.strictObject(listEmail),
  newsletterAsked: z.strictObject(listEmail),
  newsletterWelcome: z.strictObject(listEmail),
  /** `{email}` subscribed; the list has `{count}` subscribers. */
  ownerSubscriber: z.strictObject({ ...emailText, footer: text }),
  /** `{name}` wrote from `{email}` about `{subject}`. The heading is the message’s own subject. */
  ownerMessage: z.strictObject({ subject: text, preheader: text, paragraphs: texts, footer: text }),
  /** Messages held as suspected spam, with the reason for each. */
  ownerSuspected: z.strictObject({
    ...emailText,
    subjectOfOne: text,
    sender: text,
    reasonsLine: text,
    reasons: z.strictObject({
      'hidden-field': text,
      'sales-words': text,
      'same-text': text,
      markup: text,
      'many-links': text,
      'link-in-name': text,
      'short-link': text,
      'look-alike-letters': text,
      'other-script': text,
      'too-quick': text,
      'busy-source': text,
      'no-time': text,
      shouted: text,
    }),
    buttonLabel: text,
    footer: text,
  }),
  messageReceived: z.strictObject({ ...readerEmail, footer: text }),
  /** Wraps the reply to a message; `{date}` is the message's date. */
  messageAnswered: z.strictObject({ subject: text, preheader: text, quotation: text, footer: text }),
  freeDownload: z.strictObject({
    ...readerEmail,
    buttonLabels: z.strictObject({ pdf: text, audio: text }),
    footer: text,
  }),
  purchases: z.strictObject({ ...readerEmail, ...files }),
  starterKit: z.strictObject({
    ...readerEmail,
    /** One button each; null is the whole kit. */
    files: listOf(
      z.strictObject({ part: z.enum(['workbook', 'budget']).nullable(), label: text, note: text }),
    ),
    footer: text,
  }),
  roadmap: z.strictObject({
    ...readerEmail,
    buttonLabel: text,
    buttonNote: text,
    footer: text,
    /** The roadmap as a PDF, with `{madeOn}`, `{keptUntil}`, `{minutes}`, and `{site}`. */
    paper: z.strictObject({
      title: text,
      lead: text,
      made: text,
      statuses: z.strictObject({ not_started: text, in_progress: text, done: text, skipped: text }),
      timeSpent: text,
      books: text,
      sources: text,
      notes: text,
      bookmarks: text,
      /** Shown if a note has characters that the font lacks. */
      unprintable: text,
      footer: text,
      fileName: text,
    }),
  }),
  /** `{minutes}`: how long the code is valid. */
  accessCode: z.strictObject({ ...readerEmail, buttonLabel: text, footer: text }),
  booksCode: z.strictObject({ ...readerEmail, footer: text }),
  /** Verifies an order's new address when emails to the old one fail. */
  addressCode: z.strictObject({ ...readerEmail, footer: text }),
  readingCode: z.strictObject({ ...readerEmail, footer: text }),
  footer: text,
});

export type EmailsFile = z.infer<typeof emailsFile>;
