import { site, formatPrice, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { messagesIn } from '../messages.js';

const { digest } = messagesIn();

export interface OwnerDay {
  /** `2026-11-27`. */
  day: string;
  /** Undefined if they are not in this email. */
  sales?: readonly { title: string; count: number; totalCents: number }[] | undefined;
  subscribers?: readonly string[] | undefined;
}

const inWords = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });

export function ownerDigestEmail({ day, sales = [], subscribers = [] }: OwnerDay, publicUrl: string): Email {
  const places = { site: site.name, day: inWords.format(new Date(`${day}T00:00:00Z`)) };
  const count = sales.reduce((sum, sale) => sum + sale.count, 0);
  const total = formatPrice(sales.reduce((sum, sale) => sum + sale.totalCents, 0));
  const words = { ...digest, paragraphs: [] };
  return {
    to: site.contact.email,
    subject: fill(digest.subject, places),
    body: (
      <OwnerEmail words={words} heading={fill(digest.heading, places)} places={places} publicUrl={publicUrl}>
        {count > 0 && <Paragraph>{fill(digest.sales, { count: String(count), total })}</Paragraph>}
        {sales.map((sale) => (
          <Paragraph key={sale.title}>
            {fill(digest.line, { count: String(sale.count), title: sale.title })}
          </Paragraph>
        ))}
        {subscribers.length > 0 && (
          <Paragraph>{fill(digest.subscribers, { count: String(subscribers.length) })}</Paragraph>
        )}
        {subscribers.map((email) => (
          <Paragraph key={email}>{email}</Paragraph>
        ))}
        <EmailButton href={`${publicUrl}/admin`}>{digest.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
