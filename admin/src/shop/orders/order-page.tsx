import type { Order } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { sentenceOf } from '../../data.js';
import { localTime } from '../../local-time.js';
import { PageHeading, Panel, Trouble } from '../../parts/index.js';
import { OrderActions } from './order-actions.js';
import { OrderAlert } from './order-alert.js';
import { OrderFacts } from './order-facts.js';
import { OrderNotes } from './order-notes.js';
import { OrderTimeline } from './order-timeline.js';
import { useOrder } from './orders-data.js';

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

const Heading = styled.h2`
  margin-bottom: var(--space-2);
  font-size: 1.25rem;
`;

const Awaited = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  > * {
    height: 9rem;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
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
      <Back href="/">All orders</Back>
      <PageHeading
        title={order ? `Order ${order.reference}` : 'Order'}
        lead={
          order
            ? `${order.productTitle}, ${formatCents(order.totalCents)}, ${localTime(order.createdAt)}`
            : undefined
        }
      />
      {order ? (
        <OrderStory order={order} />
      ) : error ? (
        <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Awaited role="status" aria-label="The order is on its way">
          <Skeleton />
          <Skeleton />
        </Awaited>
      )}
    </>
  );
}
