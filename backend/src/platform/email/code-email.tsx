import { site } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';
import { Text } from '@react-email/text';
import { CODE_LIFE_MINUTES } from '../access/mailed-code-rules.js';
import { EmailButton } from './email-button.js';
import { type Email, fill } from './email.js';
import { ReaderEmail } from './reader-email.js';

interface EmailedCode {
  to: string;
  /** The site's origin. */
  publicUrl: string;
  /** Six digits. */
  code: string;
  /** Leads to where it is typed in: a path of the site. */
  button?: { label: string; path: string };
  words: Parameters<typeof ReaderEmail>[0]['words'] & { subject: string };
}

/** A code to be typed in, large enough to read across a desk. */
export const LargeCode = ({ code }: { code: string }) => (
  <Text
    style={{
      color: siteColors.light.ink,
      fontFamily: 'Menlo, Consolas, "Courier New", monospace',
      fontSize: '32px',
      letterSpacing: '0.2em',
      lineHeight: '40px',
      margin: '0 0 16px',
    }}
  >
    {code}
  </Text>
);

/** The code, large; neither the subject nor what a mailbox shows beside it says what it opens, or the code. */
export function codeEmail({ to, publicUrl, code, button, words }: EmailedCode): Email {
  const places = { site: site.name, minutes: String(CODE_LIFE_MINUTES) };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={publicUrl}>
        <LargeCode code={code} />
        {button && <EmailButton href={publicUrl + button.path}>{button.label}</EmailButton>}
      </ReaderEmail>
    ),
  };
}
