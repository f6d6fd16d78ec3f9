import type { Order } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../counted.js';
import { localTime } from '../../local-time.js';
import { Panel, StatusBadge } from '../../parts/index.js';
import { badgeOf } from './order-words.js';

const Heading = styled.h2`
  margin-bottom: var(--space-2);
  font-size: 1.25rem;
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  overflow-wrap: anywhere;
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
  }
`;

const Small = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: 0.875rem;
`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who bought what, for how much, and how it stands. */
export function OrderFacts({ order }: { order: Order }) {
  const { tone, label, meaning } = badgeOf(order);
  return (
    <Panel aria-labelledby="order-facts">
      <Heading id="order-facts">The order</Heading>
      <Facts>
        <Fact label="Status">
          <StatusBadge $tone={tone}>{label}</StatusBadge>
          <Small>{meaning}</Small>
        </Fact>
        <Fact label="Buyer">
          {order.customerName}
          <Small>{order.customerEmail}</Small>
        </Fact>
        {order.postalAddress.length > 0 ? (
          <Fact label="Goes to">
            {order.postalAddress.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Fact>
        ) : null}
        {order.trackingNumber ? <Fact label="Tracking number">{order.trackingNumber}</Fact> : null}
        <Fact label="Product">{order.productTitle}</Fact>
        {order.files.length > 0 ? (
          <Fact label="Files">
            {order.files.map(({ fileName, downloads }) => (
              <div key={fileName}>
                {fileName}
                <Small>
                  {downloads === 0 ? 'Not downloaded yet' : `Downloaded ${counted(downloads, 'time')}`}
                </Small>
              </div>
            ))}
          </Fact>
        ) : null}
        <Fact label="Paid">
          {order.paidAt ? `${formatCents(order.totalCents)}, ${localTime(order.paidAt)}` : 'Not yet'}
          {order.givenBackCents > 0 ? (
            <Small>{formatCents(order.givenBackCents)} of it given back, or on the way</Small>
          ) : null}
        </Fact>
        {order.paymentIntentId ? <Fact label="Payment at Stripe">{order.paymentIntentId}</Fact> : null}
      </Facts>
    </Panel>
  );
}
