import { mails, type ReleaseWords, site } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';

import { fill } from '../../platform/mail/fill.js';
import { LetterButton } from '../../platform/mail/letter-button.js';
import { Paragraph } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mail.js';
import { ReaderLetter } from '../../platform/mail/reader-letter.js';
import type { NoticeLetter } from './notice-letter.js';

function releaseLetter(words: ReleaseWords, letter: NoticeLetter, buttonUrl: string): Mail {
  const places = { title: letter.productTitle, site: site.name };
  return {
    key: letter.key,
    to: letter.to,
    subject: fill(words.subject, places),
    body: (
      <ReaderLetter words={words} places={places} publicUrl={letter.publicUrl}>
        <LetterButton href={buttonUrl}>{words.buttonLabel}</LetterButton>
        <Paragraph>
          <a href={letter.endUrl} className="muted" style={{ color: siteColors.light.muted }}>
            {words.endLabel}
          </a>
        </Paragraph>
      </ReaderLetter>
    ),
  };
}

/** Asks whether the address is meant: without a yes nothing follows. */
export function noticeQuestionMail(letter: NoticeLetter): Mail {
  return releaseLetter(mails.releaseAsked, letter, letter.confirmUrl);
}

/** The one letter that was asked for. It goes to many, so mail programs are told how it is ended. */
export function releaseMail(letter: NoticeLetter): Mail {
  return { ...releaseLetter(mails.releaseOut, letter, letter.productUrl), unsubscribeUrl: letter.endUrl };
}
