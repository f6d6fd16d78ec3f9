import type { ReceiptWords } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';
import { siteColors } from '@lectern/ui/tokens';
import { Hr } from '@react-email/hr';

import { LetterHeading } from './letter-heading.mail.js';

const { light } = siteColors;
const CELL = {
  color: light.ink,
  fontFamily: 'Georgia, serif',
  fontSize: '16px',
  lineHeight: '24px',
  padding: '2px 0',
};

export interface ReceiptFacts {
  orderRef: string;
  productTitle: string;
  totalCents: number;
  paidAt: Date;
}

/** Receipts carry the date of the author's own time zone. */
function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
}

/** What was bought, when, and for how much. */
export function Receipt({ words, order }: { words: ReceiptWords; order: ReceiptFacts }) {
  const { receiptLabels: labels } = words;
  const lines: [label: string, value: string][] = [
    [labels.order, order.orderRef],
    [labels.date, longDate(order.paidAt)],
    [labels.item, order.productTitle],
    [labels.total, formatCents(order.totalCents)],
  ];
  return (
    <>
      <Hr style={{ borderColor: '#e4dccd', margin: '24px 0 16px' }} />
      <LetterHeading>{words.receiptHeading}</LetterHeading>
      <table cellPadding={0} cellSpacing={0} role="presentation" style={{ margin: '0 0 24px' }}>
        <tbody>
          {lines.map(([label, value]) => (
            <tr key={label}>
              <td className="muted" style={{ ...CELL, color: light.muted, paddingRight: '24px' }}>
                {label}
              </td>
              <td style={CELL}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
