import { type ListEmailWords, emailWords, site } from '@lectern/catalogue';

import type { Email } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { listEmail } from '../../platform/email/list-email.js';

/** Facts of an email about a release. */
export interface WaitlistEmailProps {
  to: string;
  productTitle: string;
  /** Origin of the site. */
  publicUrl: string;
  productUrl: string;
  confirmUrl: string;
  endUrl: string;
}

function waitlistEmail(words: ListEmailWords, email: WaitlistEmailProps, buttonUrl: string): Email {
  const places = { title: email.productTitle, site: site.name };
  return listEmail({ ...email, words, places, buttonUrl, book: bookThemeOf(email.productTitle) });
}

/** Confirmation email of the double opt-in. */
export function confirmationEmail(email: WaitlistEmailProps): Email {
  return waitlistEmail(emailWords.releaseAsked, email, email.confirmUrl);
}

/** Release email. Bulk mail, so it has an unsubscribe header. */
export function releaseEmail(email: WaitlistEmailProps): Email {
  return { ...waitlistEmail(emailWords.releaseOut, email, email.productUrl), unsubscribeUrl: email.endUrl };
}
