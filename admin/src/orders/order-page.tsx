import { formatPrice } from '../shop.js';
import type { Order } from '@lectern/api-client/admin';
import { Async } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import {
  addressText,
  BesideCover,
  Facts,
  Heading,
  LineLink,
  PageHeading,
  Panel,
  Small,
  Status,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { OrderActions } from './order-actions.js';
import { OrderAlert } from './order-alert.js';
import { OrderNotes } from './order-notes.js';
import { OrderTimeline } from './order-timeline.js';
import { badgeOf } from './order-words.js';
import { useOrder } from './orders-data.js';
import { counted, say } from '../say.js';
import { orders as m } from '../messages.js';

function OrderFacts({ order }: { order: Order }) {
  const status = badgeOf(order);
  return (
    <Panel aria-labelledby="order-facts">
      <Heading id="order-facts">{m.facts.title}</Heading>
      <Facts
        facts={[
          [
            m.table.status,
            <>
              <Status {...status} />
              <Small>{status.meaning}</Small>
            </>,
          ],
          [
            m.table.buyer,
            <>
              {order.customerName}
              <Small>{addressText(order.customerEmail)}</Small>
            </>,
          ],
          order.postalAddress.length > 0 && [
            m.facts.shipsTo,
            order.postalAddress.map((line) => <div key={line}>{line}</div>),
          ],
          order.withdrawalConsent && [
            m.facts.withdrawal,
            <>
              {order.withdrawalConsent.wording}
              <Small>{say(m.facts.agreed, { time: localTime(order.withdrawalConsent.agreedAt) })}</Small>
            </>,
          ],
          order.trackingNumber && [m.ship.trackingNumber, order.trackingNumber],
          [m.table.product, <BesideCover src={order.coverSrc}>{order.productTitle}</BesideCover>],
          order.files.length > 0 && [
            m.facts.files,
            order.files.map(({ fileName, downloads }) => (
              <div key={fileName}>
                {fileName}
                <Small>
                  {downloads === 0
                    ? m.facts.notDownloaded
                    : say(m.facts.downloaded, { downloads: counted(downloads, m.count.times) })}
                </Small>
              </div>
            )),
          ],
          [
            m.facts.paid,
            <>
              {order.paidAt
                ? `${formatPrice(order.totalCents)}, ${localTime(order.paidAt)}`
                : m.facts.notPaid}
              {order.givenBackCents > 0 ? (
                <Small>{say(m.facts.refunded, { givenBackCents: formatPrice(order.givenBackCents) })}</Small>
              ) : null}
            </>,
          ],
          order.papers.length > 0 && [
            m.facts.receipts,
            order.papers.map(({ number, kind, isVoid, amountCents }) => (
              <div key={number}>
                {say(m.facts.receiptNames[isVoid ? 'void' : kind], { number })}
                <Small>{formatPrice(amountCents)}</Small>
              </div>
            )),
          ],
          order.paymentIntentId && [m.facts.payment, order.paymentIntentId],
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
  @media print {
    display: block;
  }
`;

/** Actions come first on phones and in the focus order; on wide screens they are beside the timeline. */
const Side = styled.div<{ $isBeside?: boolean }>`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  @media (min-width: 64rem) {
    grid-row: 1;
    grid-column: ${({ $isBeside }) => ($isBeside ? 2 : 1)};
  }
  @media print {
    display: block;
    > * {
      margin-bottom: var(--space-4);
    }
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
            <Heading id="order-timeline">{m.timeline.title}</Heading>
            <OrderTimeline entries={order.timeline} />
          </Panel>
          <OrderNotes order={order} />
        </Side>
      </Columns>
    </>
  );
}

export function OrderPage({ id }: { id: string }) {
  const { data: order, error, refetch } = useOrder(id);
  return (
    <>
      <LineLink href="/">{m.order.back}</LineLink>
      <PageHeading
        title={order ? say(m.order.title, { reference: order.reference }) : m.table.order}
        lead={
          order
            ? `${order.productTitle}, ${formatPrice(order.totalCents)}, ${localTime(order.createdAt)}`
            : undefined
        }
      />
      <Async query={{ data: order, error, refetch }} label={m.order.loading} heights={['9rem', '9rem']}>
        {(order) => <OrderStory order={order} />}
      </Async>
    </>
  );
}
