import { site, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';

const words = messagesIn().lateEmails;
const kinds: Readonly<Record<string, string>> = words.kinds;

export interface LateKind {
  job: string;
  subject: string | null;
  count: number;
  dueAt: Date;
}

const dayOf = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: site.timeZone });

function lineOf({ job, subject, count, dueAt }: LateKind): string {
  const what = fill(kinds[job] ?? words.others, { subject: subject ?? '', count: String(count) });
  return fill(words.line, { what, due: dayOf.format(dueAt) });
}

export function lateEmailsEmail(late: readonly LateKind[], publicUrl: string): Email {
  const places = { site: site.name };
  return {
    to: site.contact.email,
    subject: words.subject,
    body: (
      <OwnerEmail words={words} heading={words.heading} places={places} publicUrl={publicUrl}>
        {late.map((kind) => (
          <Paragraph key={`${kind.job} ${kind.subject ?? ''}`}>{lineOf(kind)}</Paragraph>
        ))}
        <EmailButton href={`${publicUrl}/admin/letters/mail/late`}>{words.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
