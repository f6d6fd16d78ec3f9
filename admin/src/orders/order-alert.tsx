import { type Order, retryOrder } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Button, ButtonLink, ErrorMessage, showSuccess } from '../components/index.js';
import { counted, localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { jobWords } from './order-words.js';
import { useOrderAction } from './orders-data.js';

/** For an order that seems unpaid: Stripe knows. */
export function AskStripe({ order }: { order: Order }) {
  const asking = useOrderAction(
    order.id,
    () => retryOrder(order.id),
    () => showSuccess('Stripe was asked', 'The order shows what it said.'),
  );
  return (
    <>
      <Button busy={asking.isPending && 'Asking…'} onClick={() => asking.mutate()}>
        Ask Stripe whether it was paid
      </Button>
      <ErrorMessage error={asking.error} />
    </>
  );
}

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  padding: var(--space-2);
  border: 1px solid color-mix(in srgb, var(--color-danger) 45%, transparent);
  border-left-width: 4px;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--color-danger) 5%, var(--color-surface));
  > div {
    flex: 1 1 18rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.0625rem;
  }
`;

function Stuck({ order }: { order: Order }) {
  const mayServe = useStaff().may.includes('orders.serve');
  const trying = useOrderAction(
    order.id,
    () => retryOrder(order.id),
    () => showSuccess('It is being tried again'),
  );
  const failed = order.refunds.findLast(({ status }) => status === 'failed');
  return (
    <Frame aria-labelledby="order-stuck">
      <div>
        <h2 id="order-stuck">Something did not work</h2>
        {order.troubles.map(({ job, failures, lastError, nextTryAt }) => (
          <p key={job}>
            {jobWords(job)}: tried in vain {counted(failures, 'time')}. {lastError}.{' '}
            {nextTryAt ? `The site tries again by itself, ${localTime(nextTryAt)}.` : 'It waits for you.'}
          </p>
        ))}
        {order.troubles.length === 0 && order.status === 'paid' ? (
          <p>It was paid some time ago, and nobody has handed it over.</p>
        ) : null}
        {failed?.failure ? <p>{failed.failure}</p> : null}
        <ErrorMessage error={trying.error} />
      </div>
      {mayServe && (order.troubles.length > 0 || order.status === 'paid') ? (
        <Button kind="main" busy={trying.isPending && 'Trying…'} onClick={() => trying.mutate()}>
          Try again now
        </Button>
      ) : null}
    </Frame>
  );
}

/** What stands above everything else of an order: what went wrong, and where to go with it. */
export function OrderAlert({ order }: { order: Order }) {
  return (
    <>
      {order.isStuck ? <Stuck order={order} /> : null}
      {order.status === 'disputed' ? (
        <Frame aria-labelledby="order-disputed">
          <div>
            <h2 id="order-disputed">The buyer went to their bank</h2>
            <p>
              The bank has taken the money back for now, and asks you for evidence: answer it at Stripe. All
              that this site knows is put together for you. Their links rest until the bank has decided.
            </p>
          </div>
          <ButtonLink as={Link} href={`/${order.id}/evidence`}>
            See the evidence
          </ButtonLink>
        </Frame>
      ) : null}
      {order.isHeldBack ? (
        <Frame aria-labelledby="order-held">
          <div>
            <h2 id="order-held">Letters to this buyer are held back</h2>
            <p>
              Letters to {order.customerEmail} came back, or were called spam, so the site writes there no
              more. If the address has a mistake, change it below.
            </p>
          </div>
        </Frame>
      ) : null}
    </>
  );
}
