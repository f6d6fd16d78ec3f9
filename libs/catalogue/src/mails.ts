import type { MailsFile } from './content/mails.schema.js';
import type { NewsletterFile } from './content/site.schema.js';

/** What is written in emails, by what they are about. */
export type Mails = MailsFile;

/** Of an email that hands over files. */
export type DeliveryWords = Mails['linkRenewed'];
export type ReceiptWords = Pick<
  Mails['orderDelivered'],
  'receiptHeading' | 'receiptLabels' | 'orderPageLabel'
>;

/** Of an email from the shop to its owner: something is to be done. */
export type ErrandWords = Mails['ownerToHold'] & Partial<Mails['ownerToSend']>;

/** Of an email that can be ended: about a book that is to come, or of the newsletter. */
export type ListLetterWords = Mails['releaseAsked'];

export type Newsletter = NewsletterFile;

/** A letter of the series that follows a free sample. */
export type SeriesLetter = Newsletter['welcomeSeries']['letters'][number];
