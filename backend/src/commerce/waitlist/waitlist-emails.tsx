import { type ListLetterWords, mails, site } from '@lectern/catalogue';

import type { Email } from '../../platform/email/email.js';
import { listLetter } from '../../platform/email/list-email.js';

/** What a letter about a release knows. */
export interface NoticeLetter {
  to: string;
  productTitle: string;
  /** The site's origin. */
  publicUrl: string;
  productUrl: string;
  confirmUrl: string;
  endUrl: string;
}

function releaseLetter(words: ListLetterWords, letter: NoticeLetter, buttonUrl: string): Email {
  const places = { title: letter.productTitle, site: site.name };
  return listLetter({ ...letter, words, places, buttonUrl });
}

/** Asks whether the address is meant: without a yes nothing follows. */
export function noticeQuestionMail(letter: NoticeLetter): Email {
  return releaseLetter(mails.releaseAsked, letter, letter.confirmUrl);
}

/** The one letter that was asked for. It goes to many, so mail programs are told how it is ended. */
export function releaseMail(letter: NoticeLetter): Email {
  return { ...releaseLetter(mails.releaseOut, letter, letter.productUrl), unsubscribeUrl: letter.endUrl };
}
