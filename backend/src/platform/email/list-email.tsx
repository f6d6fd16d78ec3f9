import type { ListEmailWords } from '@lectern/catalogue';
import { fill, type Email } from './email.js';
import { type BookTheme, siteLight } from './email-theme.js';
import { EmailButton } from './email-button.js';
import { ReaderEmail } from './reader-email.js';
import { Fragment } from 'react';
import { Paragraph } from './email-layout.js';

export interface ListEmail {
  words: ListEmailWords;
  to: string;
  places: Readonly<Record<string, string>> & { readonly site: string };
  publicUrl: string;
  buttonUrl: string;
  endUrl: string;
  links?: readonly FooterLink[];
  book?: BookTheme | undefined;
}

/** An email of a subscription: one button, and an unsubscribe link below. */
export function listEmail(email: ListEmail): Email {
  const { words, to, places, publicUrl, buttonUrl, endUrl, links = [], book } = email;
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={publicUrl} book={book}>
        <EmailButton href={buttonUrl}>{words.buttonLabel}</EmailButton>
        <FooterLinks links={[...links, { label: words.endLabel, url: endUrl }]} />
      </ReaderEmail>
    ),
  };
}

export interface FooterLink {
  label: string;
  url: string;
}

export function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <Paragraph>
      {links.map(({ label, url }, at) => (
        <Fragment key={url}>
          {at > 0 ? ' · ' : null}
          <a href={url} className="muted" style={{ color: siteLight().muted }}>
            {label}
          </a>
        </Fragment>
      ))}
    </Paragraph>
  );
}
