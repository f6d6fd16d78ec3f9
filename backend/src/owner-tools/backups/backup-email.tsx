import { site, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import type { BackupTrouble } from './backup-schedule-rules.js';

const SHARED = {
  reason: 'The reason: “{reason}”',
  last: 'The last backup that worked is of {last}.',
  none: 'There is no backup that worked yet.',
  help: 'Please pass this email on to whoever looks after your server. If it goes on, you get this email once a day.',
  buttonLabel: 'See your backups',
  footer: 'You’re getting this email because {site}’s website is yours.',
};

const WORDS: Record<BackupTrouble, { subject: string; preheader: string; lead: string }> = {
  failed: {
    subject: 'The backup of your site failed',
    preheader: 'The backup of {site} failed. It is tried again every hour.',
    lead: 'The backup of your site failed. Your site works as before, and the backup is tried again every hour.',
  },
  overdue: {
    subject: 'The backup of your site is overdue',
    preheader: 'There is no recent backup of {site}.',
    lead: 'There is no recent backup of your site. If its machine were lost now, all orders and subscribers since the last backup would be lost, too.',
  },
  'rehearsal-failed': {
    subject: 'A backup of your site can’t be restored',
    preheader: 'The weekly rehearsal of a restore failed.',
    lead: 'Once a week the site restores its newest backup into an empty database and compares the two. This time it failed, so this backup may be of no use. Your site works as before.',
  },
};

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
  const { subject, preheader, lead } = WORDS[trouble];
  const places = { site: site.name, reason: reason ?? '', last: lastAt ? day.format(lastAt) : '' };
  const paragraphs = [
    lead,
    ...(reason && trouble !== 'overdue' ? [SHARED.reason] : []),
    lastAt ? SHARED.last : SHARED.none,
    SHARED.help,
  ];
  return {
    to: site.contact.email,
    subject: fill(subject, places),
    body: (
      <OwnerEmail
        words={{ preheader, paragraphs, footer: SHARED.footer }}
        heading={subject}
        places={places}
        publicUrl={publicUrl}
      >
        <EmailButton href={`${publicUrl}/admin/site/backups`}>{SHARED.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
