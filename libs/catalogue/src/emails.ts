import type { MailsFile } from './content/mails.schema.js';
import type { NewsletterFile } from './content/site.schema.js';

/** Texts of all emails, by kind. */
export type Mails = MailsFile;

/** Texts of an email that delivers files. */
export type DeliveryWords = Mails['linkRenewed'];
export type ReceiptWords = Pick<
  Mails['orderDelivered'],
  'receiptHeading' | 'receiptLabels' | 'orderPageLabel'
>;

/** Texts of an email that asks the owner to act. */
export type OwnerEmailWords = Mails['ownerToHold'] & Partial<Mails['ownerToSend']>;

/** Texts of an email with an unsubscribe link: waitlist or newsletter. */
export type ListEmailWords = Mails['releaseAsked'];

export type Newsletter = NewsletterFile;

/** An email of the series that follows a free sample. */
export type SeriesEmailText = Newsletter['welcomeSeries']['letters'][number];
