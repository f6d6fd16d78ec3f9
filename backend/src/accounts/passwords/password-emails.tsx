import { type SiteLanguage, site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';

interface EmailedPasswordLink {
  to: string;
  url: string;
  publicUrl: string;
  language?: SiteLanguage | null | undefined;
}

export function passwordLinkEmail({ to, url, publicUrl, language }: EmailedPasswordLink): Email {
  const { passwordLink } = messagesIn(language);
  const { subject, button, ...words } = passwordLink;
  return {
    to,
    subject,
    body: (
      <OwnerEmail
        language={language}
        words={words}
        heading={subject}
        places={{ site: site.name }}
        publicUrl={publicUrl}
      >
        <EmailButton href={url}>{button}</EmailButton>
      </OwnerEmail>
    ),
  };
}
