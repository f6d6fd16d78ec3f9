import { site, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';

const WORDS = {
  subject: 'Some emails are late. Should they still go out?',
  heading: 'Should these emails still go out?',
  preheader: 'They were due while {site} was down. Nothing goes out until you decide.',
  paragraphs: [
    'These emails were due more than a day ago, while your site was down or before its data was restored. They may be out of date, or your readers may have them already. So nothing goes out until you decide:',
  ],
  line: '{what}, due {due}',
  buttonLabel: 'Send or discard them',
  footer: 'You’re getting this email because {site}’s website is yours.',
};

const KINDS: Record<string, string> = {
  'announce-edition': 'News of a new edition, to past buyers',
  'announce-releases': 'News of a book’s release',
  'broadcast-copy': 'Copies of the broadcast “{subject}”',
  'send-broadcast-batch': 'The rest of the broadcast “{subject}”',
  'send-checkout-reminder': 'Reminders of unfinished purchases ({count})',
  'send-review-request': 'Questions to buyers about their book ({count})',
  'send-series-letter': 'Emails of your welcome series ({count})',
  'start-broadcast': 'The broadcast “{subject}”',
  'tell-edition': 'News of a new edition, to past buyers ({count})',
  'tell-release': 'News of a book’s release ({count})',
  'welcome-subscriber': 'Welcomes to new subscribers ({count})',
};

export interface LateKind {
  job: string;
  subject: string | null;
  count: number;
  dueAt: Date;
}

const dayOf = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: site.timeZone });

function lineOf({ job, subject, count, dueAt }: LateKind): string {
  const what = fill(KINDS[job] ?? '{count} other emails', { subject: subject ?? '', count: String(count) });
  return fill(WORDS.line, { what, due: dayOf.format(dueAt) });
}

export function lateEmailsEmail(kinds: readonly LateKind[], publicUrl: string): Email {
  const places = { site: site.name };
  return {
    to: site.contact.email,
    subject: WORDS.subject,
    body: (
      <OwnerEmail words={WORDS} heading={WORDS.heading} places={places} publicUrl={publicUrl}>
        {kinds.map((kind) => (
          <Paragraph key={`${kind.job} ${kind.subject ?? ''}`}>{lineOf(kind)}</Paragraph>
        ))}
        <EmailButton href={`${publicUrl}/admin/letters/mail/late`}>{WORDS.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
