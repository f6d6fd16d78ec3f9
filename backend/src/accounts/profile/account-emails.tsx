import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';

/** What has changed in how somebody proves who they are: they are told of it, lest it was somebody else. */
export type AccountChange = 'password' | 'second-factor-on' | 'second-factor-off' | 'passkey-added';

interface ToldChange {
  to: string;
  change: AccountChange;
  /** The site's origin. */
  publicUrl: string;
}

const WORDS: Record<AccountChange, { subject: string; said: string }> = {
  password: {
    subject: 'Your password was changed',
    said: 'The password with which you sign in to the dashboard of {site} was changed just now. All other sessions have ended.',
  },
  'second-factor-on': {
    subject: 'Your second step is on',
    said: 'From now on, the dashboard of {site} asks you for a code of your app after your password.',
  },
  'second-factor-off': {
    subject: 'Your second step was turned off',
    said: 'The dashboard of {site} no longer asks you for a code after your password.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    said: 'From now on, you can sign in to the dashboard of {site} with a new passkey.',
  },
};

/** Says what was changed and what to do if it was somebody else; the link leads to the account, and holds no secret. */
export function accountChangeEmail({ to, change, publicUrl }: ToldChange): Email {
  const { subject, said } = WORDS[change];
  const words = {
    preheader: subject,
    paragraphs: [
      said,
      'Was it you? Then there is nothing to do. Was it not? Then choose a new password at once: “Forgotten your password?” on the page where you sign in lets you.',
    ],
    footer: 'You get this letter because you have an account at the dashboard of {site}.',
  };
  return {
    to,
    subject,
    body: (
      <OwnerEmail words={words} heading={subject} places={{ site: site.name }} publicUrl={publicUrl}>
        <EmailButton href={`${publicUrl}/admin/account`}>Look at your account</EmailButton>
      </OwnerEmail>
    ),
  };
}
