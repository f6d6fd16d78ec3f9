import { formatPrice, site } from '@lectern/catalogue';
import type { ReceiptWords } from '@lectern/catalogue';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import { Fragment } from 'react';

import { Paragraph } from '../../platform/email/email-layout.js';
import { SERIF, siteLight, siteLine, useEmailColors } from '../../platform/email/email-theme.js';
import { dayText } from '../order-links/day-text.js';
import { addressLines } from '../orders/postal-address-rules.js';
import type { OrderEmailProps } from './order-email.js';

const cellStyle = () => ({ color: siteLight().ink, fontFamily: SERIF, fontSize: '16px', lineHeight: '24px' });

/** Heading of a section. */
export const EmailHeading = ({ children }: { children: string }) => (
  <Heading as="h2" style={{ color: siteLight().ink, fontFamily: SERIF, fontSize: '18px', margin: '0 0 8px' }}>
    {children}
  </Heading>
);

/** A shipping address as on the label. */
export const Address = ({ heading, order }: { heading: string; order: OrderEmailProps }) => (
  <>
    <EmailHeading>{heading}</EmailHeading>
    <Text style={{ ...cellStyle(), margin: '0 0 24px' }}>
      {(order.address ? addressLines(order.address) : []).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  </>
);

/** In the book's color, which only a component within the layout knows. */
function OrderPageLink({ href, children }: { href: string; children: string }) {
  const { accent } = useEmailColors();
  return (
    <a href={href} className="link" style={{ color: accent }}>
      {children}
    </a>
  );
}

/** Items, date and total, with a link to the order's page. */
export function Receipt({ words, order }: { words: ReceiptWords; order: OrderEmailProps }) {
  const { receiptLabels: labels } = words;
  const rows: [label: string, value: string][] = [
    [labels.order, order.orderRef],
    [labels.date, dayText(order.paidAt, order.timeZone)],
    ...order.lines.map(({ title, amountCents }): [string, string] => [
      labels.item,
      order.lines.length > 1 ? `${title}, ${formatPrice(amountCents)}` : title,
    ]),
    [labels.total, formatPrice(order.totalCents)],
  ];
  return (
    <>
      <Hr className="line" style={{ borderColor: siteLine(), margin: '24px 0 16px' }} />
      <EmailHeading>{words.receiptHeading}</EmailHeading>
      <table cellPadding={0} cellSpacing={0} role="presentation" style={{ margin: '0 0 24px' }}>
        <tbody>
          {rows.map(([label, value], at) => (
            <tr key={at}>
              <td
                className="muted"
                style={{ ...cellStyle(), padding: '2px 0', color: siteLight().muted, paddingRight: '24px' }}
              >
                {label}
              </td>
              <td style={{ ...cellStyle(), padding: '2px 0' }}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {site.law.vatNote ? (
        <Text className="muted" style={{ ...cellStyle(), color: siteLight().muted, margin: '-16px 0 24px' }}>
          {site.law.vatNote}
        </Text>
      ) : null}
      <Text style={{ ...cellStyle(), padding: '2px 0', margin: '0 0 24px' }}>
        <OrderPageLink href={order.orderUrl}>{words.orderPageLabel}</OrderPageLink>
      </Text>
      {order.consentText ? <Paragraph>{order.consentText}</Paragraph> : null}
    </>
  );
}
