import { Heading } from '@react-email/heading';
import { site, type ReceiptWords } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { Hr } from '@react-email/hr';

import { dayText } from '../order-links/day-text.js';
import { SERIF, light } from '../../platform/email/email-theme.js';
import { addressLines, type PostalAddress } from '../orders/postal-address-rules.js';

/** Heading of a section. */
export function EmailHeading({ children }: { children: string }) {
  return (
    <Heading
      as="h2"
      style={{
        color: light.ink,
        fontFamily: SERIF,
        fontSize: '18px',
        margin: '0 0 8px',
      }}
    >
      {children}
    </Heading>
  );
}

/** Facts of an email about an order without files. */
export interface OrderEmailProps {
  to: string;
  customerName: string;
  customerEmail: string;
  orderRef: string;
  productTitle: string;
  totalCents: number;
  paidAt: Date;
  /** Site's time zone, for the receipt's date. */
  timeZone: string;
  /** Null if nothing is shipped. */
  address: PostalAddress | null;
  /** Origin of the site. */
  publicUrl: string;
  /** URL of the order's page. */
  orderUrl: string;
}

/** Placeholders of the emails' texts. */
export function orderPlaces(email: OrderEmailProps) {
  return {
    title: email.productTitle,
    name: email.customerName || 'reader',
    site: site.name,
    order: email.orderRef,
    total: formatCents(email.totalCents),
    email: email.customerEmail,
  };
}

export function linesOf({ address }: OrderEmailProps): string[] {
  return address ? addressLines(address) : [];
}

/** A shipping address as on the label. */
export function Address({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <>
      <EmailHeading>{heading}</EmailHeading>
      <Text
        style={{
          color: light.ink,
          fontFamily: SERIF,
          fontSize: '16px',
          lineHeight: '24px',
          margin: '0 0 24px',
        }}
      >
        {lines.map((line, at) => (
          <Fragment key={line}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </>
  );
}

const CELL = {
  color: light.ink,
  fontFamily: SERIF,
  fontSize: '16px',
  lineHeight: '24px',
  padding: '2px 0',
};

export interface ReceiptFacts {
  orderRef: string;
  productTitle: string;
  totalCents: number;
  paidAt: Date;
  timeZone: string;
  /** URL of the order's page. */
  orderUrl: string;
}

/** Items, date and total, with a link to the order's page. */
export function Receipt({ words, order }: { words: ReceiptWords; order: ReceiptFacts }) {
  const { receiptLabels: labels } = words;
  const lines: [label: string, value: string][] = [
    [labels.order, order.orderRef],
    [labels.date, dayText(order.paidAt, order.timeZone)],
    [labels.item, order.productTitle],
    [labels.total, formatCents(order.totalCents)],
  ];
  return (
    <>
      <Hr className="line" style={{ borderColor: '#e4dccd', margin: '24px 0 16px' }} />
      <EmailHeading>{words.receiptHeading}</EmailHeading>
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
      <Text style={{ ...CELL, margin: '0 0 24px' }}>
        <a href={order.orderUrl} className="link" style={{ color: light.accent }}>
          {words.orderPageLabel}
        </a>
      </Text>
    </>
  );
}
