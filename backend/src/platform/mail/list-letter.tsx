import type { ListLetterWords } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';

import { fill } from './fill.js';
import { LetterButton } from './letter-button.js';
import { Paragraph } from './letter.js';
import type { Mail } from './mail.js';
import { ReaderLetter } from './reader-letter.js';

export interface ListLetter {
  words: ListLetterWords;
  to: string;
  places: Readonly<Record<string, string>> & { readonly site: string };
  /** The site's origin. */
  publicUrl: string;
  buttonUrl: string;
  /** Where the reader ends what brings her such letters. */
  endUrl: string;
}

/** A letter about something that was asked for and can be ended: one button, and beneath it the way out. */
export function listLetter({ words, to, places, publicUrl, buttonUrl, endUrl }: ListLetter): Mail {
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderLetter words={words} places={places} publicUrl={publicUrl}>
        <LetterButton href={buttonUrl}>{words.buttonLabel}</LetterButton>
        <Paragraph>
          <a href={endUrl} className="muted" style={{ color: siteColors.light.muted }}>
            {words.endLabel}
          </a>
        </Paragraph>
      </ReaderLetter>
    ),
  };
}
