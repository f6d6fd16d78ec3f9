import type { EmailSample } from '../platform/email/email.js';
import { backupEmail } from './backups/backup-email.js';
import { lateEmailsEmail } from './late-emails/late-emails-email.js';
import { ownerDigestEmail } from './owner-digest/owner-digest-email.js';

export const ownerEmails: readonly EmailSample[] = [
  {
    name: 'owner-day',
    isListed: false,
    email: (url) =>
      ownerDigestEmail(
        {
          day: '2026-11-26',
          sales: [
            { title: 'Finding Peace', count: 3, totalCents: 2_997 },
            { title: 'Fresh Start', count: 1, totalCents: 999 },
          ],
          subscribers: ['ruth@example.com', 'ada@example.com'],
        },
        url,
      ),
  },
  {
    name: 'backup-failed',
    isListed: false,
    email: (url) =>
      backupEmail(
        {
          trouble: 'failed',
          reason: 'The folder /srv/backups is full.',
          lastAt: new Date('2026-11-26T08:00:00Z'),
        },
        url,
      ),
  },
  {
    name: 'late-emails',
    isListed: false,
    email: (url) =>
      lateEmailsEmail(
        [
          {
            job: 'start-broadcast',
            subject: 'Come to our Friday evening',
            count: 1,
            dueAt: new Date('2026-11-21T09:00:00Z'),
          },
          { job: 'send-series-letter', subject: null, count: 12, dueAt: new Date('2026-11-22T09:00:00Z') },
        ],
        url,
      ),
  },
];
