import { type ListLetterWords, mails, site } from '@lectern/catalogue';

import { listLetter } from '../../platform/email/list-email.js';
import type { Email } from '../../platform/email/email.js';
import type { NoticeLetter } from './notice-letter.js';

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
