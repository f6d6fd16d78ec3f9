import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { passwordLink } from '../messages.en.js';

interface EmailedPasswordLink {
  to: string;
  url: string;
  publicUrl: string;
}

export function passwordLinkEmail({ to, url, publicUrl }: EmailedPasswordLink): Email {
  const { subject, button, ...words } = passwordLink;
  return {
    to,
    subject,
    body: (
      <OwnerEmail words={words} heading={subject} places={{ site: site.name }} publicUrl={publicUrl}>
        <EmailButton href={url}>{button}</EmailButton>
      </OwnerEmail>
    ),
  };
}
