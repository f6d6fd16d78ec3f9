import { site } from '@lectern/catalogue';

import { CODE_LIFE_MINUTES } from '../../platform/access/email-code-rules.js';
import { LargeCode } from '../../platform/email/code-email.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { staffEmailCode } from '../messages.en.js';

interface EmailedStaffCode {
  to: string;
  code: string;
  publicUrl: string;
}

export function staffCodeEmail({ to, code, publicUrl }: EmailedStaffCode): Email {
  const { subject, heading, ...words } = staffEmailCode;
  const places = { site: site.name, minutes: String(CODE_LIFE_MINUTES) };
  return {
    to,
    subject: fill(subject, places),
    body: (
      <OwnerEmail words={words} heading={heading} places={places} publicUrl={publicUrl}>
        <LargeCode code={code} />
      </OwnerEmail>
    ),
  };
}
