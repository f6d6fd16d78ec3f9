import { mails } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';
import { siteColors } from '@lectern/ui/tokens';
import { Heading, Hr } from '@react-email/components';

import { fill } from '../../platform/mail/fill.js';
import type { Mail } from '../../platform/mail/mail.js';
import { type Delivery, deliveryPlaces, DeliveryLetter } from './delivery-letter.mail.js';

const { light } = siteColors;
const SERIF = 'Georgia, serif';
const CELL = { color: light.ink, fontFamily: SERIF, fontSize: '16px', lineHeight: '24px', padding: '2px 0' };

export interface OrderDelivered extends Delivery {
  orderRef: string;
  totalCents: number;
  paidAt: Date;
}

/** Receipts carry the date of the author's own time zone. */
function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
}

function Receipt({ order }: { order: OrderDelivered }) {
  const { orderRef, totalCents, paidAt, productTitle } = order;
  const { receiptHeading, receiptLabels: labels } = mails.orderDelivered;
  const lines: [label: string, value: string][] = [
    [labels.order, orderRef],
    [labels.date, longDate(paidAt)],
    [labels.item, productTitle],
    [labels.total, formatCents(totalCents)],
  ];
  return (
    <>
      <Hr style={{ borderColor: '#e4dccd', margin: '24px 0 16px' }} />
      <Heading as="h2" style={{ color: light.ink, fontFamily: SERIF, fontSize: '18px', margin: '0 0 8px' }}>
        {receiptHeading}
      </Heading>
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

/** The mail that carries the book: links first, then the receipt. */
export function orderDeliveredMail(order: OrderDelivered): Mail {
  const words = mails.orderDelivered;
  return {
    key: order.key,
    to: order.to,
    subject: fill(words.subject, deliveryPlaces(order)),
    body: (
      <DeliveryLetter words={words} delivery={order}>
        <Receipt order={order} />
      </DeliveryLetter>
    ),
  };
}
