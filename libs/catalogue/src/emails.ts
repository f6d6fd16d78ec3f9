import type { EmailsFile } from './content/emails.schema.js';
import type { NewsletterFile } from './content/site.schema.js';

export type EmailWords = EmailsFile;

export type DeliveryWords = EmailWords['linkRenewed'];
export type ReceiptWords = Pick<
  EmailWords['orderDelivered'],
  'receiptHeading' | 'receiptLabels' | 'orderPageLabel'
>;

export type OwnerEmailWords = EmailWords['ownerToHold'] & Partial<EmailWords['ownerToSend']>;

/** Texts of an email with an unsubscribe link: waitlist or newsletter. */
export type ListEmailWords = EmailWords['releaseAsked'];

export type Newsletter = NewsletterFile;

export type SeriesEmailText = Newsletter['welcomeSeries']['letters'][number];
