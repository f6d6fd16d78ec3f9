import { site, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import type { RecoveryCounts } from './payment-recovery-rules.js';

const WORDS = {
  subject: 'Payments since {since}: {summary}',
  heading: 'Your orders match Stripe again',
  preheader: '{summary}.',
  compared: 'The site compared its orders with what Stripe has taken since {since}. {summary}.',
  restored:
    'Your site was restored from a backup of {since}. It then compared its orders with what Stripe has taken since. {summary}.',
  resent:
    'Buyers of restored orders get their email again, because the links in the first one no longer work. It says so, and that nothing was charged again.',
  toSend:
    'Restored orders of printed books wait to be shipped: {count}. Please check which you have shipped already.',
  unresolved:
    'Some payments can’t be matched to an order. The list in your dashboard says why, and what to do.',
  receipts: 'Receipts from now on have another series of numbers, so none is used twice.',
  lost: 'Stripe knows payments only. Whatever else happened since the backup is lost: new subscribers, free downloads, messages, reviews, shipments you marked, and changes you made here. If you erased someone’s data since then, please erase it again.',
  buttonLabel: 'See the comparison',
  footer: 'You’re getting this email because {site}’s website is yours.',
};

const day = new Intl.DateTimeFormat(siteLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: site.timeZone,
});

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Such as `12 payments: 10 orders restored, 1 refunded, 1 to look at`. */
export function recoverySummary(counts: RecoveryCounts): string {
  const { payments, restored, updated, refunded, unresolved } = counts;
  const parts = [
    ...(restored > 0 ? [`${counted(restored, 'order')} restored`] : []),
    ...(updated > 0 ? [`${counted(updated, 'order')} updated`] : []),
    ...(refunded > 0 ? [`${refunded} refunded`] : []),
    ...(unresolved > 0 ? [`${unresolved} to look at`] : []),
  ];
  return `${counted(payments, 'payment')}: ${parts.length > 0 ? parts.join(', ') : 'nothing was missing'}`;
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
    isOfRestore ? WORDS.restored : WORDS.compared,
    ...(restored > 0 ? [WORDS.resent] : []),
    ...(toSend > 0 ? [WORDS.toSend] : []),
    ...(unresolved > 0 ? [WORDS.unresolved] : []),
    ...(isOfRestore || restored > 0 ? [WORDS.receipts] : []),
    ...(isOfRestore ? [WORDS.lost] : []),
  ];
  return {
    to: site.contact.email,
    subject: fill(WORDS.subject, places),
    body: (
      <OwnerEmail
        words={{ ...WORDS, paragraphs }}
        heading={WORDS.heading}
        places={places}
        publicUrl={publicUrl}
      >
        <EmailButton href={`${publicUrl}/admin/site/backups`}>{WORDS.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
