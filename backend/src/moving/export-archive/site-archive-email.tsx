import { site, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';

const day = new Intl.DateTimeFormat(siteLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: site.timeZone,
});

export function siteArchiveEmail({ expiresAt }: { expiresAt: Date }, publicUrl: string): Email {
  const { subject, preheader, paragraphs, buttonLabel, footer } = messagesIn().archive;
  const places = { site: site.name, until: day.format(expiresAt) };
  return {
    to: site.contact.email,
    subject: fill(subject, places),
    body: (
      <OwnerEmail
        words={{ preheader, paragraphs, footer }}
        heading={subject}
        places={places}
        publicUrl={publicUrl}
      >
        <EmailButton href={`${publicUrl}/admin/moving`}>{buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
