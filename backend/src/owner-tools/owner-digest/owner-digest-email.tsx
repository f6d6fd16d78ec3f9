import { site, formatPrice, siteLocale } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';

const WORDS = {
  subject: '{site} on {day}',
  heading: 'Your day: {day}',
  preheader: 'What was sold, and who subscribed.',
  sales: 'Sold: {count}, for {total} in all.',
  line: '{count} × {title}',
  subscribers: 'New subscribers: {count}.',
  buttonLabel: 'Open your dashboard',
  footer:
    'You’re getting this email because {site}’s website is yours. Under Settings, Your emails, you can get one email each time instead, or none.',
};

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
  const words = { ...WORDS, paragraphs: [] };
  return {
    to: site.contact.email,
    subject: fill(WORDS.subject, places),
    body: (
      <OwnerEmail words={words} heading={fill(WORDS.heading, places)} places={places} publicUrl={publicUrl}>
        {count > 0 && <Paragraph>{fill(WORDS.sales, { count: String(count), total })}</Paragraph>}
        {sales.map((sale) => (
          <Paragraph key={sale.title}>
            {fill(WORDS.line, { count: String(sale.count), title: sale.title })}
          </Paragraph>
        ))}
        {subscribers.length > 0 && (
          <Paragraph>{fill(WORDS.subscribers, { count: String(subscribers.length) })}</Paragraph>
        )}
        {subscribers.map((email) => (
          <Paragraph key={email}>{email}</Paragraph>
        ))}
        <EmailButton href={`${publicUrl}/admin`}>{WORDS.buttonLabel}</EmailButton>
      </OwnerEmail>
    ),
  };
}
