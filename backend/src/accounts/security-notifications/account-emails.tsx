import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { accountChange } from '../messages.en.js';

/** What has changed in how somebody proves who they are: they are told of it, lest it was somebody else. */
export type AccountChange = keyof typeof accountChange.said;

interface ToldChange {
  to: string;
  /** That they sign in with. */
  newEmail: string;
  change: AccountChange;
  /** The site's origin. */
  publicUrl: string;
}

/** Says what was changed and what to do if it was somebody else; the link leads to the account, and holds no secret. */
export function accountChangeEmail({ to, newEmail, change, publicUrl }: ToldChange): Email {
  const { said, wasItYou, button, footer } = accountChange;
  const { subject, text } = said[change];
  const advice = change === 'email' ? accountChange.wasItYouOfEmail : wasItYou;
  const words = { preheader: subject, paragraphs: [text, advice], footer };
  return {
    to,
    subject,
    body: (
      <OwnerEmail
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
