import { describe, expect, it } from '@jest/globals';

import { recoveryEmail } from '../commerce/payment-recovery/recovery-email.js';
import { backupEmail } from '../owner-tools/backups/backup-email.js';
import { lateEmailsEmail } from '../owner-tools/late-emails/late-emails-email.js';

/** Needs content in German. */
export function describeGermanOwnerEmails(): void {
  describe('Emails to the owner of a German site', () => {
    it('are German', () => {
      const url = 'https://books.example';
      const counts = { payments: 2, restored: 1, updated: 0, refunded: 0, unresolved: 1, toSend: 0 };
      const emails = [
        backupEmail({ trouble: 'overdue', reason: null, lastAt: undefined }, url),
        lateEmailsEmail([], url),
        recoveryEmail({ isOfRestore: false, since: new Date('2026-11-28T09:00:00Z'), counts }, url),
      ];
      expect(emails.map(({ subject }) => subject)).toEqual([
        'Die Sicherung Ihrer Website ist überfällig',
        'Einige E-Mails sind verspätet. Sollen sie noch hinausgehen?',
        expect.stringMatching(
          /^Zahlungen seit .*: 2 Zahlungen: 1 Bestellung wiederhergestellt, 1 zu prüfen$/,
        ),
      ]);
    });
  });
}
