import { site } from '@lectern/catalogue';
import { Text } from '@react-email/text';
import { CODE_LIFE_MINUTES } from '../access/email-code-rules.js';
import { EmailButton } from './email-button.js';
import { type Email, fill } from './email.js';
import { ReaderEmail } from './reader-email.js';
import { siteLight } from './email-theme.js';

interface EmailedCode {
  to: string;
  publicUrl: string;
  code: string;
  /** `path` of the page with the form for the code. */
  button?: { label: string; path: string };
  words: Parameters<typeof ReaderEmail>[0]['words'] & { subject: string };
}

export const LargeCode = ({ code }: { code: string }) => (
  <Text
    style={{
      color: siteLight().ink,
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

/** An email with a code. Subject and preview text contain neither the code nor its purpose: lock screens show them. */
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
