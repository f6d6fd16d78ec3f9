import type { ListLetterWords } from '@lectern/catalogue';

import { fill } from './fill.js';
import { EmailButton } from './email-button.js';
import type { Email } from './email.js';
import { type QuietLink, QuietLinks } from './quiet-links.js';
import { ReaderEmail } from './reader-email.js';

export interface ListEmail {
  words: ListLetterWords;
  to: string;
  places: Readonly<Record<string, string>> & { readonly site: string };
  /** The site's origin. */
  publicUrl: string;
  buttonUrl: string;
  /** Where the reader ends what brings them such emails. */
  endUrl: string;
  /** Before the way out. */
  links?: readonly QuietLink[];
}

/** An email about something that was asked for and can be ended: one button, and beneath it the way out. */
export function listEmail(email: ListEmail): Email {
  const { words, to, places, publicUrl, buttonUrl, endUrl, links = [] } = email;
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={publicUrl}>
        <EmailButton href={buttonUrl}>{words.buttonLabel}</EmailButton>
        <QuietLinks links={[...links, { label: words.endLabel, url: endUrl }]} />
      </ReaderEmail>
    ),
  };
}
