import { emailWords, site } from '@lectern/catalogue';
import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';

interface MailedKit {
  to: string;
  name: string;
  publicUrl: string;
  urlOf(part?: string): string;
}

export function starterKitEmail({ to, name, publicUrl, urlOf }: MailedKit): Email {
  const words = emailWords.starterKit;
  const places = { name, site: site.name };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={publicUrl}>
        {words.files.map(({ part, label, note }, at) => (
          <EmailButton key={label} href={urlOf(part ?? undefined)} note={note} isSecondary={at > 0}>
            {label}
          </EmailButton>
        ))}
      </ReaderEmail>
    ),
  };
}
