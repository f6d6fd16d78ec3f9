import { emailWords } from '@lectern/catalogue';

import type { Email, EmailAttachment } from '../../platform/email/email.js';
import { orderEmail, type PurchaseEmailProps } from '../emails/order-email.js';

interface ToDeviceProps extends PurchaseEmailProps {
  to: string;
  file: EmailAttachment;
}

/** Email to a Kindle with the book attached. Its text is for people who open the mailbox. */
export const toDeviceEmail = ({ to, file, ...order }: ToDeviceProps): Email => ({
  ...orderEmail(order, emailWords.toDevice),
  to,
  attachments: [file],
});
