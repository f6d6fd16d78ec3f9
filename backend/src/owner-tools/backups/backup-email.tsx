import { site, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { sentence } from '../../platform/http/sentences.js';
import { messagesIn } from '../messages.js';
import type { BackupTrouble } from './backup-schedule-rules.js';

const words = messagesIn().backup;

const day = new Intl.DateTimeFormat(siteLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: site.timeZone,
});

interface BackupEmailFacts {
  trouble: BackupTrouble;
  /** A sentence without secrets. */
  reason: string | null;
  /** When the last backup that worked began. */
  lastAt: Date | undefined;
}

export function backupEmail({ trouble, reason, lastAt }: BackupEmailFacts, publicUrl: string): Email {
  const { subject, preheader, lead } = words[trouble];
  const places = {
    site: site.name,
    reason: reason ? sentence(reason) : '',
    last: lastAt ? day.format(lastAt) : '',
  };
  const paragraphs = [
    lead,
    ...(reason && trouble !== 'overdue' ? [words.reason] : []),
    lastAt ? words.last : words.none,
    words.help,
  ];
  return {
    to: site.contact.email,
    subject: fill(subject, places),
    body: (
      <OwnerEmail
        words={{ preheader, paragraphs, footer: words.footer }}
        heading={subject}
        places={places}
        publicUrl={publicUrl}
      >
        <EmailButton href={`${publicUrl}/admin/site/backups`}>{words.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
