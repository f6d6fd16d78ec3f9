import type { Order } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { styled } from 'styled-components';
import {
  Async,
  Facts,
  Heading,
  LineLink,
  PageHeading,
  Panel,
  Small,
  StatusBadge,
} from '../components/index.js';
import { counted, localTime } from '../formats.js';
import { OrderActions } from './order-actions.js';
import { OrderAlert } from './order-alert.js';
import { OrderNotes } from './order-notes.js';
import { OrderTimeline } from './order-timeline.js';
import { badgeOf } from './order-words.js';
import { useOrder } from './orders-data.js';

/** Who bought what, for how much, and how it stands. */
function OrderFacts({ order }: { order: Order }) {
  const { tone, label, meaning } = badgeOf(order);
  return (
    <Panel aria-labelledby="order-facts">
      <Heading id="order-facts">The order</Heading>
      <Facts
        facts={[
          [
            'Status',
            <>
              <StatusBadge $tone={tone}>{label}</StatusBadge>
              <Small>{meaning}</Small>
            </>,
          ],
          [
            'Buyer',
            <>
              {order.customerName}
              <Small>{order.customerEmail}</Small>
            </>,
          ],
          order.postalAddress.length > 0 && [
            'Goes to',
            order.postalAddress.map((line) => <div key={line}>{line}</div>),
          ],
          order.trackingNumber && ['Tracking number', order.trackingNumber],
          ['Product', order.productTitle],
          order.files.length > 0 && [
            'Files',
            order.files.map(({ fileName, downloads }) => (
              <div key={fileName}>
                {fileName}
                <Small>
                  {downloads === 0 ? 'Not downloaded yet' : `Downloaded ${counted(downloads, 'time')}`}
                </Small>
              </div>
            )),
          ],
          [
            'Paid',
            <>
              {order.paidAt ? `${formatCents(order.totalCents)}, ${localTime(order.paidAt)}` : 'Not yet'}
              {order.givenBackCents > 0 ? (
                <Small>{formatCents(order.givenBackCents)} of it given back, or on the way</Small>
              ) : null}
            </>,
          ],
          order.paymentIntentId && ['Payment at Stripe', order.paymentIntentId],
        ]}
      />
    </Panel>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-3);
  margin-top: var(--space-2);
  > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr);
  }
`;

/** What is done comes first on a phone and for the keyboard, and stands beside the story where there is room. */
const Side = styled.div<{ $isBeside?: boolean }>`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  @media (min-width: 64rem) {
    grid-row: 1;
    grid-column: ${({ $isBeside }) => ($isBeside ? 2 : 1)};
  }
`;
function OrderStory({ order }: { order: Order }) {
  return (
    <>
      <OrderAlert order={order} />
      <Columns>
        <Side $isBeside>
          <OrderFacts order={order} />
          <OrderActions order={order} />
        </Side>
        <Side>
          <Panel aria-labelledby="order-timeline">
            <Heading id="order-timeline">What happened</Heading>
            <OrderTimeline entries={order.timeline} />
          </Panel>
          <OrderNotes order={order} />
        </Side>
      </Columns>
    </>
  );
}

/** One order: how it stands, its story, and what can be done about it. */
export function OrderPage({ id }: { id: string }) {
  const { data: order, error, refetch } = useOrder(id);
  return (
    <>
      <LineLink href="/">All orders</LineLink>
      <PageHeading
        title={order ? `Order ${order.reference}` : 'Order'}
        lead={
          order
            ? `${order.productTitle}, ${formatCents(order.totalCents)}, ${localTime(order.createdAt)}`
            : undefined
        }
      />
      <Async
        query={{ data: order, error, refetch }}
        label="The order is on its way"
        heights={['9rem', '9rem']}
      >
        {(order) => <OrderStory order={order} />}
      </Async>
    </>
  );
}
