import type { Order, PaymentMismatch } from '@lectern/api-client/admin';
import { Button, ButtonLink, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api.js';
import { addressText, LineLink, showSuccess, Small } from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { Frame } from './alert-frame.js';
import { PaymentRefundDialog } from './order-dialogs.js';
import { jobWords } from './order-words.js';
import { actOnOrder } from './orders-data.js';
import { RefundRequest } from './refund-request.js';
import { counted, say } from '../say.js';
import { orders as m } from '../messages.js';

/** Asks Stripe for the payment of an order that looks unpaid. */
export function AskStripe({ order }: { order: Order }) {
  const asking = useMutation({
    mutationFn: () =>
      actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/retry', { params: { path: { id: order.id } } }),
      ),
    onSuccess: () => showSuccess(m.stripeWasAsked, m.orderShowsSaid),
  });
  return (
    <>
      <Button busy={asking.isPending && m.asking} onClick={() => asking.mutate()}>
        {m.askStripeWhetherWas}
      </Button>
      <ErrorMessage error={asking.error} />
    </>
  );
}

function Stuck({ order }: { order: Order }) {
  const mayServe = useStaff().may.includes('orders.serve');
  const trying = useMutation({
    mutationFn: () =>
      actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/retry', { params: { path: { id: order.id } } }),
      ),
    onSuccess: () => showSuccess(m.beingTriedAgain),
  });
  const failed = order.refunds.findLast(({ status }) => status === 'failed');
  return (
    <Frame aria-labelledby="order-stuck">
      <div>
        <h2 id="order-stuck">{m.somethingDidNotWork}</h2>
        {order.troubles.map(({ job, failures, lastError, nextTryAt }) => (
          <p key={job}>
            {say(m.triedInVain, {
              job: jobWords(job),
              failures: counted(failures, m.times),
              lastError,
              more: nextTryAt
                ? say(m.siteTriesAgainBy, { nextTryAt: localTime(nextTryAt) })
                : m.itWaitsForYou,
            })}
          </p>
        ))}
        {order.troubles.length === 0 && order.status === 'paid' ? <p>{m.wasPaidSomeTime}</p> : null}
        {failed?.failure ? <p>{failed.failure}</p> : null}
        <ErrorMessage error={trying.error} />
      </div>
      {mayServe && (order.troubles.length > 0 || order.status === 'paid') ? (
        <Button kind="main" busy={trying.isPending && m.trying} onClick={() => trying.mutate()}>
          {m.tryAgainNow}
        </Button>
      ) : null}
    </Frame>
  );
}

/** A payment that does not match its order, with a refund button. */
function Mismatch({ order, payment }: { order: Order; payment: PaymentMismatch }) {
  const mayRefund = useStaff().may.includes('orders.refund');
  const [isAsked, setAsked] = useState(false);
  const { paymentIntentId, received, isSecond, isRefundable } = payment;
  const titleId = `mismatch-${paymentIntentId}`;
  return (
    <Frame aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{m.paymentDoesNotFit}</h2>
        <p>{say(isSecond ? m.secondPaymentCame : m.otherAmountCame, { received })}</p>
        <Small>{say(m.calledAtStripe, { payment: paymentIntentId })}</Small>
      </div>
      {mayRefund && isRefundable ? (
        <Button kind="danger" onClick={() => setAsked(true)}>
          {say(m.refundWhat, { what: received })}
        </Button>
      ) : null}
      {isAsked ? (
        <PaymentRefundDialog order={order} payment={payment} onClose={() => setAsked(false)} />
      ) : null}
    </Frame>
  );
}

/** Problem of an order with its next step, shown first. */
export function OrderAlert({ order }: { order: Order }) {
  const { paymentMismatches: mismatches, troubles, refunds, status } = order;
  const isAsked = order.refundRequest === 'waiting' && order.steps.refundableCents > 0;
  const isSaidBelow =
    (mismatches.length > 0 || isAsked) &&
    troubles.length === 0 &&
    status !== 'paid' &&
    refunds.every((refund) => refund.status !== 'failed');
  return (
    <>
      {order.isStuck && !isSaidBelow ? <Stuck order={order} /> : null}
      {isAsked ? <RefundRequest order={order} /> : null}
      {mismatches.map((payment) => (
        <Mismatch key={payment.paymentIntentId} order={order} payment={payment} />
      ))}
      {order.status === 'disputed' ? (
        <Frame aria-labelledby="order-disputed">
          <div>
            <h2 id="order-disputed">{m.buyerWentTheirBank}</h2>
            <p>{m.bankHasTakenMoney}</p>
          </div>
          <ButtonLink as={Link} href={`/${order.id}/evidence`}>
            {m.seeTheEvidence}
          </ButtonLink>
        </Frame>
      ) : null}
      {order.doubles.length > 0 ? (
        <Frame aria-labelledby="order-double">
          <div>
            <h2 id="order-double">{m.double.title}</h2>
            <p>{m.double.text}</p>
            {order.doubles.map(({ id, reference, paidAt }) => (
              <LineLink key={id} href={`/${id}`}>
                {say(m.double.other, { reference, time: localTime(paidAt) })}
              </LineLink>
            ))}
          </div>
        </Frame>
      ) : null}
      {order.isHeldBack ? (
        <Frame aria-labelledby="order-held">
          <div>
            <h2 id="order-held">{m.emailsThisBuyerAre}</h2>
            <p>{say(m.emailsCameBackOr, { customerEmail: addressText(order.customerEmail) })}</p>
          </div>
        </Frame>
      ) : null}
    </>
  );
}
