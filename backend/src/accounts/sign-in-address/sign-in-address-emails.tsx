import { type SiteLanguage, site } from '@lectern/catalogue';

import { CODE_LIFE_MINUTES } from '../../platform/access/email-code-rules.js';
import { LargeCode } from '../../platform/email/code-email.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';

interface EmailedStaffCode {
  to: string;
  code: string;
  publicUrl: string;
  language?: SiteLanguage | null | undefined;
}

export function staffCodeEmail({ to, code, publicUrl, language }: EmailedStaffCode): Email {
  const { staffEmailCode } = messagesIn(language);
  const { subject, heading, ...words } = staffEmailCode;
  const places = { site: site.name, minutes: String(CODE_LIFE_MINUTES) };
  return {
    to,
    subject: fill(subject, places),
    body: (
      <OwnerEmail language={language} words={words} heading={heading} places={places} publicUrl={publicUrl}>
        <LargeCode code={code} />
      </OwnerEmail>
    ),
  };
}
