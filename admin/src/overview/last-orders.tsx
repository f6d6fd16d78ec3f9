import { formatPrice } from '../shop.js';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import {
  addressText,
  BesideCover,
  EmptyState,
  Heading,
  LineLink,
  ListTable,
  Moment,
  Small,
  Status,
} from '../components/index.js';
import { orders, overview as m } from '../messages.js';
import { badgeOf } from '../orders/order-words.js';
import { useOrders } from '../orders/orders-data.js';

const shown = 5;

const Reference = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
`;

/** Latest purchases, without unpaid checkouts. */
export function LastOrders() {
  const list = useOrders({ status: 'bought' });
  return (
    <section aria-labelledby="last-orders">
      <Heading id="last-orders">{m.orders.title}</Heading>
      <ListTable
        caption={m.orders.title}
        list={{ ...list, rows: list.rows?.slice(0, shown), hasNextPage: false }}
        keyOf={({ id }) => id}
        columns={[
          {
            label: orders.table.order,
            render: ({ id, reference, productTitle, coverSrc }) => (
              <BesideCover src={coverSrc}>
                {productTitle}
                <Small>
                  <Reference href={`/shop/orders/${id}`}>{reference}</Reference>
                </Small>
              </BesideCover>
            ),
          },
          {
            label: orders.table.buyer,
            render: ({ customerName, customerEmail }) => customerName ?? addressText(customerEmail),
          },
          { label: orders.table.status, render: (order) => <Status {...badgeOf(order)} /> },
          { label: orders.table.total, isNumber: true, render: ({ totalCents }) => formatPrice(totalCents) },
          { label: orders.table.when, render: ({ createdAt }) => <Moment at={createdAt} /> },
        ]}
        empty={<EmptyState {...orders.table.empty} />}
      />
      {list.rows?.length ? <LineLink href="/shop/orders">{orders.order.back}</LineLink> : null}
    </section>
  );
}
