import { type OrderOverview, ordersFile, type OrderFilter } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import {
  Button,
  ButtonLink,
  EmptyState,
  ListTable,
  PageHeading,
  Small,
  StatusBadge,
} from '../components/index.js';
import { counted, localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { OrderFilterForm } from './order-filter.js';
import { badgeOf } from './order-words.js';
import { keepFilter, lastFilter, useOrderOverview, useOrders } from './orders-data.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-bottom: var(--space-2);
`;

interface WaitingOrdersProps {
  overview: OrderOverview | undefined;
  onLook: (status: 'to-send' | 'stuck' | 'disputed') => void;
}

/** What somebody should see to, where there is any such thing. */
function WaitingOrders({ overview, onLook }: WaitingOrdersProps) {
  if (!overview) return null;
  const waiting = [
    {
      status: 'to-send' as const,
      count: overview.toSend,
      label: counted(overview.toSend, 'parcel to send', 'parcels to send'),
    },
    {
      status: 'stuck' as const,
      count: overview.stuck,
      label: counted(overview.stuck, 'order needs a look', 'orders need a look'),
    },
    {
      status: 'disputed' as const,
      count: overview.disputed,
      label: counted(overview.disputed, 'dispute is open', 'disputes are open'),
    },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <List aria-label="Waiting for you">
      {waiting.map(({ status, label }) => (
        <li key={status}>
          <Button onClick={() => onLook(status)}>{label}</Button>
        </li>
      ))}
    </List>
  );
}

const Row = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  white-space: nowrap;
`;

const Amount = styled.span`
  white-space: nowrap;
`;

/** What was bought, the newest first. */
export function OrderList() {
  const [filter, setFilter] = useState(lastFilter);
  const [formKey, setFormKey] = useState(0);
  const orders = useOrders(filter);
  const overview = useOrderOverview();
  const mayExport = useStaff().may.includes('lists.export');
  const isFiltered = Object.values(filter).some(Boolean);
  const look = (next: OrderFilter) => {
    keepFilter(next);
    setFilter(next);
  };
  const lookAnew = (next: OrderFilter) => {
    look(next);
    setFormKey((times) => times + 1);
  };
  return (
    <>
      <PageHeading
        title="Orders"
        lead="What was bought, what waits for you, and how to help a buyer."
        actions={
          mayExport ? (
            <ButtonLink href={ordersFile(filter)} download="orders.csv">
              {isFiltered ? 'Download these as CSV' : 'Download all as CSV'}
            </ButtonLink>
          ) : null
        }
      />
      <WaitingOrders overview={overview.data} onLook={(status) => lookAnew({ status })} />
      <OrderFilterForm
        key={formKey}
        filter={filter}
        products={overview.data?.products ?? []}
        onChange={look}
      />
      <ListTable
        caption="Orders, the newest first"
        list={orders}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Order', render: ({ id, reference }) => <Row href={`/${id}`}>{reference}</Row> },
          {
            label: 'Buyer',
            render: ({ customerName, customerEmail }) => (
              <>
                {customerName}
                <Small>{customerEmail}</Small>
              </>
            ),
          },
          { label: 'Product', render: ({ productTitle }) => productTitle },
          {
            label: 'Status',
            render: (order) => {
              const { tone, label } = badgeOf(order);
              return <StatusBadge $tone={tone}>{label}</StatusBadge>;
            },
          },
          {
            label: 'Total',
            isNumber: true,
            render: ({ totalCents, givenBackCents }) => (
              <Amount>
                {formatCents(totalCents)}
                {givenBackCents > 0 ? <Small>{formatCents(givenBackCents)} back</Small> : null}
              </Amount>
            ),
          },
          { label: 'When', render: ({ createdAt }) => localTime(createdAt) },
        ]}
        empty={
          isFiltered ? (
            <EmptyState
              title="No such order"
              action={<Button onClick={() => lookAnew({})}>Look at all orders</Button>}
            >
              Try another part of the name or the address. An order number looks like 7F3K-2Q9A and stands in
              every letter to the buyer.
            </EmptyState>
          ) : (
            <EmptyState title="No orders yet">
              As soon as somebody opens the checkout, the order stands here, with all that happens to it:
              paid, mailed, downloaded.
            </EmptyState>
          )
        }
      />
    </>
  );
}
