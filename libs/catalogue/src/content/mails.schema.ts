import { z } from 'zod';
import { listOf, text, texts } from './fields.js';

/**
 * What every letter has. `{title}`, `{name}`, `{format}`, `{site}`, `{order}`, `{total}`, `{email}` and `{tracking}`
 * stand for what the letter is about.
 */
const sheet = { subject: text, preheader: text, heading: text, paragraphs: texts };
/** From her to a reader. */
const letter = { ...sheet, greeting: text, closing: texts, signature: text };
const files = {
  buttonLabel: text,
  formatNotes: z.strictObject({ pdf: text, epub: text, fixedEpub: text, mobi: text }),
};
const receipt = {
  receiptHeading: text,
  receiptLabels: z.strictObject({ order: text, date: text, item: text, total: text }),
  orderPageLabel: text,
};
/** From the shop to her. */
const errand = { ...sheet, contact: text, footer: text };
const listLetter = { ...letter, buttonLabel: text, endLabel: text, footer: text };

/** `content/mails.json` */
export const mailsFile = z.strictObject({
  /** `laterCopyText` replaces the first closing line for a book that its buyer had before. */
  orderDelivered: z.strictObject({ ...letter, ...files, ...receipt, laterCopyText: text }),
  linkRenewed: z.strictObject({ ...letter, ...files }),
  newEdition: z.strictObject({ ...letter, ...files, newsHeading: text }),
  orderToSend: z.strictObject({ ...letter, ...receipt, addressHeading: text, footer: text }),
  speakingBooked: z.strictObject({ ...letter, ...receipt, footer: text }),
  orderSent: z.strictObject({ ...letter, tracking: text, addressHeading: text, footer: text }),
  /** To a Kindle, with the book. */
  toDevice: z.strictObject({ ...letter, footer: text }),
  orderRefunded: z.strictObject({ ...letter, footer: text }),
  /** `{amount}` of the `{total}`. */
  orderPartRefunded: z.strictObject({ ...letter, footer: text }),
  /** The bank returned `{amount}`; `openText` if the purchase is open again. */
  orderRefundReturned: z.strictObject({ ...letter, openText: text, footer: text }),
  /** The buyer asks for a refund, and the owner wants to be asked; her answer stands below the paragraphs of the second. */
  guaranteeAsked: z.strictObject({ ...letter, footer: text }),
  guaranteeDeclined: z.strictObject({ ...letter, footer: text }),
  ownerGuaranteeTaken: z.strictObject({ ...errand, buttonLabel: text }),
  ownerGuaranteeFailed: z.strictObject({ ...errand, buttonLabel: text }),
  ownerGuaranteeAsked: z.strictObject({ ...errand, buttonLabel: text }),
  ownerToSend: z.strictObject({ ...errand, addressHeading: text, buttonLabel: text, note: text }),
  ownerToWrite: z.strictObject(errand),
  ownerToHold: z.strictObject(errand),
  /** `{received}` by the payment `{payment}`, which is not what the order asks for: another amount, or a second time. */
  ownerToCheck: z.strictObject({
    ...errand,
    otherAmount: text,
    otherCurrency: text,
    second: text,
    buttonLabel: text,
    note: text,
  }),
  checkoutReminder: z.strictObject(listLetter),
  reviewAsked: z.strictObject(listLetter),
  /** `{name}` gave `{stars}`; what was written follows the paragraphs. */
  ownerReview: z.strictObject({ ...sheet, buttonLabel: text, footer: text }),
  /** No copies can be made of `{file}` of `{title}`, because it `{reason}`. */
  ownerCopyFault: z.strictObject({
    ...sheet,
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
  releaseAsked: z.strictObject(listLetter),
  releaseOut: z.strictObject(listLetter),
  newsletterAsked: z.strictObject(listLetter),
  newsletterWelcome: z.strictObject(listLetter),
  /** `{email}` has joined, `{count}` readers are on the list. */
  ownerSubscriber: z.strictObject({ ...sheet, footer: text }),
  /** `{name}` has written from `{email}` about `{subject}`. The heading is the message’s own subject. */
  ownerMessage: z.strictObject({ subject: text, preheader: text, paragraphs: texts, footer: text }),
  /** Messages that were held back: why each was, by the sign that spoke against it. */
  ownerSuspected: z.strictObject({
    ...sheet,
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
  messageReceived: z.strictObject({ ...letter, footer: text }),
  /** Around an answer to a message; `{date}` is when that was written. */
  messageAnswered: z.strictObject({ subject: text, preheader: text, quotation: text, footer: text }),
  freeDownload: z.strictObject({
    ...letter,
    buttonLabels: z.strictObject({ pdf: text, audio: text }),
    footer: text,
  }),
  /** Fresh links to everything that was bought with an address. */
  purchases: z.strictObject({ ...letter, ...files }),
  starterKit: z.strictObject({
    ...letter,
    /** A button each; null is the whole kit. */
    files: listOf(
      z.strictObject({ part: z.enum(['workbook', 'budget']).nullable(), label: text, note: text }),
    ),
    footer: text,
  }),
  roadmap: z.strictObject({
    ...letter,
    buttonLabel: text,
    buttonNote: text,
    footer: text,
    /** The PDF. `{madeOn}`, `{keptUntil}`, `{minutes}` and `{site}` stand for what they say. */
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
      /** Where a note has letters that the type has not. */
      unprintable: text,
      footer: text,
      /** Without its ending. */
      fileName: text,
    }),
  }),
  /** `{minutes}` is how long the code works. */
  accessCode: z.strictObject({ ...letter, buttonLabel: text, footer: text }),
  /** Opens the list of what was bought with an address. */
  booksCode: z.strictObject({ ...letter, footer: text }),
  /** Proves the address to which an order is to go, as its own takes no letters. */
  addressCode: z.strictObject({ ...letter, footer: text }),
  /** Lets a device hear of place and highlights of the others. */
  readingCode: z.strictObject({ ...letter, footer: text }),
  /** Of the letters that belong to a purchase of files. */
  footer: text,
});

export type MailsFile = z.infer<typeof mailsFile>;
