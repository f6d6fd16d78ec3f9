import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';

interface EmailedInvitation {
  to: string;
  /** The name of whoever asks. */
  invitedBy: string;
  /** The whole address, with its secret. */
  url: string;
  /** The site's origin. */
  publicUrl: string;
}

const WORDS = {
  preheader: 'Your account is a name and a password away.',
  paragraphs: [
    '{invitedBy} would like your help with {site}: with orders, with readers’ letters, with what is on the site. Your own account lets you in.',
    'The link works for seven days, and once. It is for you alone.',
  ],
  footer:
    'You get this letter because {invitedBy} has typed in your address. If you do not know why, leave it be.',
};

/** Asks somebody to help. */
export function staffInvitationEmail({ to, invitedBy, url, publicUrl }: EmailedInvitation): Email {
  const places = { site: site.name, invitedBy };
  return {
    to,
    subject: `${invitedBy} asks you to help with ${site.name}`,
    body: (
      <OwnerEmail words={WORDS} heading="Your help is wanted" places={places} publicUrl={publicUrl}>
        <EmailButton href={url}>Make my account</EmailButton>
      </OwnerEmail>
    ),
  };
}
