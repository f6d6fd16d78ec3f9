import { site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import type { Email } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';

const { refusedSender: words } = messagesIn();

/** Email to the owner about mail servers that refuse the site's emails. `said`: the reply of one of them. */
export function refusedSenderEmail(said: string, publicUrl: string): Email {
  const places = { site: site.name, said };
  return {
    to: site.contact.email,
    subject: words.subject,
    body: (
      <OwnerEmail words={words} heading={words.heading} places={places} publicUrl={publicUrl}>
        <EmailButton href={`${publicUrl}/admin/letters/mail/sender`}>{words.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
