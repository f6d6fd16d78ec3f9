import { z } from 'zod';
import { listOf, text, texts } from './fields.js';

/** What every letter has. */
const sheet = { subject: text, preheader: text, heading: text, paragraphs: texts };
/** From her to a reader. */
const letter = { ...sheet, greeting: text, closing: texts, signature: text };
const files = { buttonLabel: text, formatNotes: z.strictObject({ pdf: text, epub: text, mobi: text }) };
const receipt = {
  receiptHeading: text,
  receiptLabels: z.strictObject({ order: text, date: text, item: text, total: text }),
};
/** From the shop to her. */
const errand = { ...sheet, contact: text, footer: text };
const listLetter = { ...letter, buttonLabel: text, endLabel: text, footer: text };

/** `content/mails.json` */
export const mailsFile = z.strictObject({
  orderDelivered: z.strictObject({ ...letter, ...files, ...receipt }),
  linkRenewed: z.strictObject({ ...letter, ...files }),
  newEdition: z.strictObject({ ...letter, ...files, newsHeading: text }),
  orderToSend: z.strictObject({ ...letter, ...receipt, addressHeading: text, footer: text }),
  speakingBooked: z.strictObject({ ...letter, ...receipt, footer: text }),
  orderSent: z.strictObject({ ...letter, tracking: text, addressHeading: text, footer: text }),
  orderRefunded: z.strictObject({ ...letter, footer: text }),
  orderPartRefunded: z.strictObject({ ...letter, footer: text }),
  ownerToSend: z.strictObject({ ...errand, addressHeading: text, buttonLabel: text, note: text }),
  ownerToWrite: z.strictObject(errand),
  ownerToHold: z.strictObject(errand),
  releaseAsked: z.strictObject(listLetter),
  releaseOut: z.strictObject(listLetter),
  newsletterAsked: z.strictObject(listLetter),
  newsletterWelcome: z.strictObject(listLetter),
  ownerSubscriber: z.strictObject({ ...sheet, footer: text }),
  ownerMessage: z.strictObject({ subject: text, preheader: text, paragraphs: texts, footer: text }),
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
  messageAnswered: z.strictObject({ subject: text, preheader: text, quotation: text, footer: text }),
  freeDownload: z.strictObject({
    ...letter,
    buttonLabels: z.strictObject({ pdf: text, audio: text }),
    footer: text,
  }),
  purchases: z.strictObject({ ...letter, ...files }),
  starterKit: z.strictObject({
    ...letter,
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
      unprintable: text,
      footer: text,
      fileName: text,
    }),
  }),
  accessCode: z.strictObject({ ...letter, buttonLabel: text, footer: text }),
  footer: text,
});

export type MailsFile = z.infer<typeof mailsFile>;
