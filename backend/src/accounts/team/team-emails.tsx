import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';

interface EmailedInvitation {
  to: string;
  invitedBy: string;
  url: string;
  publicUrl: string;
}

export function staffInvitationEmail({ to, invitedBy, url, publicUrl }: EmailedInvitation): Email {
  const { invitation } = messagesIn();
  const { subject, heading, button, ...words } = invitation;
  const places = { site: site.name, invitedBy };
  return {
    to,
    subject: fill(subject, places),
    body: (
      <OwnerEmail words={words} heading={heading} places={places} publicUrl={publicUrl}>
        <EmailButton href={url}>{button}</EmailButton>
      </OwnerEmail>
    ),
  };
}
