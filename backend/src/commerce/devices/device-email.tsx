import { mails, site } from '@lectern/catalogue';

import { type Email, type EmailAttachment, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';

interface ToDeviceProps {
  to: string;
  customerName: string;
  productTitle: string;
  publicUrl: string;
  file: EmailAttachment;
}

/** Email to a Kindle with the book attached. Its text is for people who open the mailbox. */
export function toDeviceEmail({ to, customerName, productTitle, publicUrl, file }: ToDeviceProps): Email {
  const words = mails.toDevice;
  const places = { title: productTitle, name: customerName || 'reader', site: site.name };
  const looks = { publicUrl, book: bookThemeOf(productTitle) };
  return {
    to,
    subject: fill(words.subject, places),
    body: <ReaderEmail words={words} places={places} {...looks} />,
    attachments: [file],
  };
}
