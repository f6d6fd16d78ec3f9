import { mails, site } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';
import { siteColors } from '@lectern/ui/tokens';
import { Heading, Hr } from '@react-email/components';

import { fill } from '../../platform/mail/fill.js';
import { Letter, Paragraph } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mail.js';
import { DownloadButtons, type MailedLink } from './download-buttons.mail.js';

const { light } = siteColors;
const CELL = {
  color: light.ink,
  fontFamily: 'Georgia, serif',
  fontSize: '16px',
  lineHeight: '24px',
  padding: '2px 0',
};

export interface OrderDelivered {
  key: string;
  to: string;
  customerName: string;
  orderRef: string;
  productTitle: string;
  totalCents: number;
  paidAt: Date;
  publicUrl: string;
  links: readonly MailedLink[];
}

function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
}

/** The mail that carries the book: links first, then the receipt. */
export function orderDeliveredMail(order: OrderDelivered): Mail {
  const words = mails.orderDelivered;
  const values = { title: order.productTitle, name: order.customerName || 'reader', site: site.name };
  const labels = words.receiptLabels;
  const receipt: [string, string][] = [
    [labels.order, order.orderRef],
    [labels.date, longDate(order.paidAt)],
    [labels.item, order.productTitle],
    [labels.total, formatCents(order.totalCents)],
  ];
  return {
    key: order.key,
    to: order.to,
    subject: fill(words.subject, values),
    body: (
      <Letter
        preheader={words.preheader}
        heading={words.heading}
        siteName={site.name}
        siteUrl={order.publicUrl}
        footer={fill(mails.footer, values)}
      >
        <Paragraph>{fill(words.greeting, values)}</Paragraph>
        {words.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{fill(paragraph, values)}</Paragraph>
        ))}
        <DownloadButtons links={order.links} words={words} publicUrl={order.publicUrl} />
        <Hr style={{ borderColor: '#e4dccd', margin: '24px 0 16px' }} />
        <Heading
          as="h2"
          style={{ color: light.ink, fontFamily: 'Georgia, serif', fontSize: '18px', margin: '0 0 8px' }}
        >
          {words.receiptHeading}
        </Heading>
        <table cellPadding={0} cellSpacing={0} role="presentation" style={{ margin: '0 0 24px' }}>
          <tbody>
            {receipt.map(([label, value]) => (
              <tr key={label}>
                <td className="muted" style={{ ...CELL, color: light.muted, paddingRight: '24px' }}>
                  {label}
                </td>
                <td style={CELL}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {words.closing.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Paragraph>{words.signature}</Paragraph>
      </Letter>
    ),
  };
}
