import { formatPrice } from '../shop.js';
import type { OrderFilter, OrderOverview } from '@lectern/api-client/admin';
import { Button, ButtonLink } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import { addressOf } from '../api.js';
import {
  Address,
  BesideCover,
  EmptyState,
  ListTable,
  Moment,
  PageHeading,
  Row,
  Small,
  Status,
} from '../components/index.js';
import { orders as m } from '../messages.js';
import { counted, say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { EvidencePage } from './evidence-page.js';
import { OrderFilterForm } from './order-filter.js';
import { OrderPage } from './order-page.js';
import { badgeOf } from './order-words.js';
import { keepFilter, lastFilter, useOrderOverview, useOrders } from './orders-data.js';

interface WaitingOrdersProps {
  overview: OrderOverview | undefined;
  onLook: (status: 'to-send' | 'stuck' | 'disputed') => void;
}

function WaitingOrders({ overview, onLook }: WaitingOrdersProps) {
  if (!overview) return null;
  const waiting = [
    {
      status: 'to-send' as const,
      count: overview.toSend,
      label: counted(overview.toSend, m.needsYou.toShip),
    },
    {
      status: 'stuck' as const,
      count: overview.stuck,
      label: counted(overview.stuck, m.needsYou.stuck),
    },
    {
      status: 'disputed' as const,
      count: overview.disputed,
      label: counted(overview.disputed, m.needsYou.disputed),
    },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Row as="ul" $below={2} aria-label={m.needsYou.label}>
      {waiting.map(({ status, label }) => (
        <li key={status}>
          <Button onClick={() => onLook(status)}>{label}</Button>
        </li>
      ))}
    </Row>
  );
}

const OrderLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  white-space: nowrap;
`;

function OrderList() {
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
  const applyFilter = (next: OrderFilter) => {
    look(next);
    setFormKey((times) => times + 1);
  };
  return (
    <>
      <PageHeading
        title={m.page.title}
        lead={m.page.lead}
        actions={
          mayExport ? (
            <ButtonLink
              href={addressOf('/api/admin/orders/export', { query: { ...filter } })}
              download="orders.csv"
            >
              {isFiltered ? m.download.filtered : m.download.all}
            </ButtonLink>
          ) : null
        }
      />
      <WaitingOrders overview={overview.data} onLook={(status) => applyFilter({ status })} />
      <OrderFilterForm
        key={formKey}
        filter={filter}
        products={overview.data?.products ?? []}
        onChange={look}
      />
      <ListTable
        caption={m.table.caption}
        list={orders}
        keyOf={({ id }) => id}
        columns={[
          {
            label: m.table.order,
            render: ({ id, reference, createdAt }) => (
              <>
                <OrderLink href={`/${id}`}>{reference}</OrderLink>
                <Small>
                  <Moment at={createdAt} />
                </Small>
              </>
            ),
          },
          {
            label: m.table.buyer,
            render: ({ customerName, customerEmail }) => (
              <>
                {customerName}
                <Small>
                  <Address email={customerEmail} />
                </Small>
              </>
            ),
          },
          {
            label: m.table.product,
            render: ({ coverSrc, productTitle }) => <BesideCover src={coverSrc}>{productTitle}</BesideCover>,
          },
          {
            label: m.table.status,
            render: (order) => (
              <>
                <Status {...badgeOf(order)} />
                {order.mayBeDouble ? <Small>{m.alerts.double.badge}</Small> : null}
              </>
            ),
          },
          {
            label: m.table.total,
            isNumber: true,
            render: ({ totalCents, givenBackCents }) => (
              <span>
                {formatPrice(totalCents)}
                {givenBackCents > 0 ? (
                  <Small>{say(m.table.refunded, { givenBackCents: formatPrice(givenBackCents) })}</Small>
                ) : null}
              </span>
            ),
          },
        ]}
        empty={
          isFiltered ? (
            <EmptyState
              {...m.table.noMatch}
              action={<Button onClick={() => applyFilter({})}>{m.table.showAll}</Button>}
            />
          ) : (
            <EmptyState {...m.table.empty} />
          )
        }
      />
    </>
  );
}

export function OrdersPage() {
  return (
    <Switch>
      <Route path="/" component={OrderList} />
      <Route path="/:id">{({ id }) => <OrderPage key={id} id={id} />}</Route>
      <Route path="/:id/evidence">{({ id }) => <EvidencePage key={id} id={id} />}</Route>
    </Switch>
  );
}
