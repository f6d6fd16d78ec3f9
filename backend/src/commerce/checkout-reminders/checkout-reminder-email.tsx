import { mails } from '@lectern/catalogue';

import type { Email } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { listEmail } from '../../platform/email/list-email.js';
import { type OrderEmailProps, orderPlaces } from '../emails/order-email.js';

/** Email to the buyer of an unpaid order. */
export function checkoutReminderEmail(email: OrderEmailProps & { backUrl: string; endUrl: string }): Email {
  const { to, publicUrl, backUrl: buttonUrl, endUrl } = email;
  const words = mails.checkoutReminder;
  const book = bookThemeOf(email.productTitle);
  const places = orderPlaces(email);
  return { ...listEmail({ words, to, places, publicUrl, buttonUrl, endUrl, book }), unsubscribeUrl: endUrl };
}
