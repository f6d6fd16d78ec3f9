import { site, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';
import type { RecoveryCounts } from './payment-recovery-rules.js';

const words = messagesIn().recovery;

const day = new Intl.DateTimeFormat(siteLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: site.timeZone,
});

/** Such as `12 payments: 10 orders restored, 1 refunded, 1 to look at`. */
function recoverySummary({ payments, restored, updated, refunded, unresolved }: RecoveryCounts): string {
  const { summary } = words;
  const parts = [
    ...(restored > 0 ? [summary.restored(restored)] : []),
    ...(updated > 0 ? [summary.updated(updated)] : []),
    ...(refunded > 0 ? [summary.refunded(refunded)] : []),
    ...(unresolved > 0 ? [summary.unresolved(unresolved)] : []),
  ];
  return summary.payments(payments, parts.join(', ') || summary.complete);
}

interface FinishedRecovery {
  isOfRestore: boolean;
  since: Date;
  counts: RecoveryCounts;
}

/** Email to the owner about a finished comparison with Stripe. */
export function recoveryEmail({ isOfRestore, since, counts }: FinishedRecovery, publicUrl: string): Email {
  const { restored, unresolved, toSend } = counts;
  const summary = recoverySummary(counts);
  const places = { site: site.name, since: day.format(since), summary, count: String(toSend) };
  const paragraphs = [
    isOfRestore ? words.restored : words.compared,
    ...(restored > 0 ? [words.resent] : []),
    ...(toSend > 0 ? [words.toSend] : []),
    ...(unresolved > 0 ? [words.unresolved] : []),
    ...(isOfRestore || restored > 0 ? [words.receipts] : []),
    ...(isOfRestore ? [words.lost] : []),
  ];
  return {
    to: site.contact.email,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail
        words={{ ...words, paragraphs }}
        heading={words.heading}
        places={places}
        publicUrl={publicUrl}
      >
        <EmailButton href={`${publicUrl}/admin/site/backups`}>{words.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
