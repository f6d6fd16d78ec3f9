import { type SiteLanguage, site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import type * as en from '../messages.en.js';
import { messagesIn } from '../messages.js';

/** Changes that the account's owner is notified of. */
export type AccountChange = keyof typeof en.accountChange.changes;

interface EmailedChange {
  to: string;
  newEmail: string;
  change: AccountChange;
  publicUrl: string;
  language?: SiteLanguage | null | undefined;
}

/** Names the change, and the next step if it was unauthorized. The link has no secret. */
export function accountChangeEmail({ to, newEmail, change, publicUrl, language }: EmailedChange): Email {
  const { accountChange } = messagesIn(language);
  const { changes, wasItYou, button, footer } = accountChange;
  const { subject, text } = changes[change];
  const advice = change === 'email' ? accountChange.wasItYouOfEmail : wasItYou;
  const words = { preheader: subject, paragraphs: [text, advice], footer };
  return {
    to,
    subject,
    body: (
      <OwnerEmail
        language={language}
        words={words}
        heading={subject}
        places={{ site: site.name, newEmail }}
        publicUrl={publicUrl}
      >
        <EmailButton href={`${publicUrl}/admin/account`}>{button}</EmailButton>
      </OwnerEmail>
    ),
  };
}
