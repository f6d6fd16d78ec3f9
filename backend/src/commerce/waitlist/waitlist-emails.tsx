import { type ListLetterWords, mails, site } from '@lectern/catalogue';

import type { Email } from '../../platform/email/email.js';
import { listLetter } from '../../platform/email/list-email.js';

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

function waitlistEmail(words: ListLetterWords, letter: WaitlistEmailProps, buttonUrl: string): Email {
  const places = { title: letter.productTitle, site: site.name };
  return listLetter({ ...letter, words, places, buttonUrl });
}

/** Asks whether the address is meant: without a yes nothing follows. */
export function confirmationEmail(letter: WaitlistEmailProps): Email {
  return waitlistEmail(mails.releaseAsked, letter, letter.confirmUrl);
}

/** The one email that was asked for. It goes to many, so mail programs are told how it is ended. */
export function releaseEmail(letter: WaitlistEmailProps): Email {
  return { ...waitlistEmail(mails.releaseOut, letter, letter.productUrl), unsubscribeUrl: letter.endUrl };
}
