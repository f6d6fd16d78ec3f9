import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';

interface EmailedPasswordLink {
  to: string;
  /** The whole address, with its secret. */
  url: string;
  /** The site's origin. */
  publicUrl: string;
}

const WORDS = {
  preheader: 'The link in this letter works for one hour, once.',
  paragraphs: [
    'Somebody, most likely you, has said that the password of the dashboard is forgotten. Choose a new one here. The link works for one hour, and once.',
  ],
  footer:
    'Was it not you? Then leave this letter be: nothing has changed, and without the link nobody can change it. You get it because you have an account at the dashboard of {site}.',
};

/** The way back in for whoever has forgotten the password. */
export function passwordLinkEmail({ to, url, publicUrl }: EmailedPasswordLink): Email {
  const subject = 'Choose a new password';
  return {
    to,
    subject,
    body: (
      <OwnerEmail words={WORDS} heading={subject} places={{ site: site.name }} publicUrl={publicUrl}>
        <EmailButton href={url}>Choose a new password</EmailButton>
      </OwnerEmail>
    ),
  };
}
