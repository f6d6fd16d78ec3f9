import type { EmailsFile } from './content/emails.schema.js';
import type { NewsletterFile } from './content/site.schema.js';

/** Texts of all emails, by kind. */
export type EmailWords = EmailsFile;

/** Texts of an email that delivers files. */
export type DeliveryWords = EmailWords['linkRenewed'];
export type ReceiptWords = Pick<
  EmailWords['orderDelivered'],
  'receiptHeading' | 'receiptLabels' | 'orderPageLabel'
>;

/** Texts of an email that asks the owner to act. */
export type OwnerEmailWords = EmailWords['ownerToHold'] & Partial<EmailWords['ownerToSend']>;

/** Texts of an email with an unsubscribe link: waitlist or newsletter. */
export type ListEmailWords = EmailWords['releaseAsked'];

export type Newsletter = NewsletterFile;

/** An email of the series that follows a free sample. */
export type SeriesEmailText = Newsletter['welcomeSeries']['letters'][number];
