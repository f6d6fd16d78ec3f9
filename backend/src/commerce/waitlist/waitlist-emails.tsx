import { type ListEmailWords, mails, site } from '@lectern/catalogue';

import type { Email } from '../../platform/email/email.js';
import { looksOf } from '../../platform/email/email-looks.js';
import { listEmail } from '../../platform/email/list-email.js';

/** What an email about a release knows. */
export interface WaitlistEmailProps {
  to: string;
  productTitle: string;
  /** The site's origin. */
  publicUrl: string;
  productUrl: string;
  confirmUrl: string;
  endUrl: string;
}

function waitlistEmail(words: ListEmailWords, email: WaitlistEmailProps, buttonUrl: string): Email {
  const places = { title: email.productTitle, site: site.name };
  return listEmail({ ...email, words, places, buttonUrl, book: looksOf(email.productTitle) });
}

/** Asks whether the address is meant: without a yes nothing follows. */
export function confirmationEmail(email: WaitlistEmailProps): Email {
  return waitlistEmail(mails.releaseAsked, email, email.confirmUrl);
}

/** The one email that was asked for. It goes to many, so mail programs are told how it is ended. */
export function releaseEmail(email: WaitlistEmailProps): Email {
  return { ...waitlistEmail(mails.releaseOut, email, email.productUrl), unsubscribeUrl: email.endUrl };
}
