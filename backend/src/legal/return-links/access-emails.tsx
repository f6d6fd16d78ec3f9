import { mails, site } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';
import { Text } from '@react-email/text';
import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { CODE_LIFE_MINUTES } from './access-limits.js';

interface EmailedCode {
  to: string;
  /** The site's origin. */
  publicUrl: string;
  /** Six digits. */
  code: string;
}

/** The code, large; neither the subject nor what a mailbox shows beside it says what it opens, or the code. */
export function accessCodeEmail({ to, publicUrl, code }: EmailedCode): Email {
  const words = mails.accessCode;
  const places = { site: site.name, minutes: String(CODE_LIFE_MINUTES) };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={publicUrl}>
        <Text
          style={{
            color: siteColors.light.ink,
            fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
            fontSize: '32px',
            letterSpacing: '0.2em',
            lineHeight: '40px',
            margin: '0 0 16px',
          }}
        >
          {code}
        </Text>
        <EmailButton href={`${publicUrl}/legal-companion/dashboard`}>{words.buttonLabel}</EmailButton>
      </ReaderEmail>
    ),
  };
}
