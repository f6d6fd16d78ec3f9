import { type FreeDownload, emailWords, site } from '@lectern/catalogue';
import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';

interface MailedFreeDownload {
  to: string;
  title: string;
  kind: FreeDownload['kind'];
  publicUrl: string;
  url: string;
}

export function freeDownloadEmail({ to, title, kind, publicUrl, url }: MailedFreeDownload): Email {
  const words = emailWords.freeDownload;
  const places = { title, site: site.name };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={publicUrl} book={bookThemeOf(title)}>
        <EmailButton href={url}>{words.buttonLabels[kind]}</EmailButton>
      </ReaderEmail>
    ),
  };
}
