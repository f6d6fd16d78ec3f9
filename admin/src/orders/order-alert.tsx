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

export function AskStripe({ order }: { order: Order }) {
  const asking = useMutation({
    mutationFn: () =>
      actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/retry', { params: { path: { id: order.id } } }),
      ),
    onSuccess: () => showSuccess(m.alerts.stuck.ask.done.title, m.alerts.stuck.ask.done.text),
  });
  return (
    <>
      <Button busy={asking.isPending && m.alerts.stuck.ask.busy} onClick={() => asking.mutate()}>
        {m.alerts.stuck.ask.button}
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
    onSuccess: () => showSuccess(m.alerts.stuck.done),
  });
  const failed = order.refunds.findLast(({ status }) => status === 'failed');
  return (
    <Frame aria-labelledby="order-stuck">
      <div>
        <h2 id="order-stuck">{m.alerts.stuck.title}</h2>
        {order.troubles.map(({ job, failures, lastError, nextTryAt }) => (
          <p key={job}>
            {say(m.alerts.stuck.job, {
              job: jobWords(job),
              failures: counted(failures, m.count.times),
              lastError,
              more: nextTryAt
                ? say(m.alerts.stuck.next, { nextTryAt: localTime(nextTryAt) })
                : m.alerts.stuck.noNext,
            })}
          </p>
        ))}
        {order.troubles.length === 0 && order.status === 'paid' ? <p>{m.alerts.stuck.paid}</p> : null}
        {failed?.failure ? <p>{failed.failure}</p> : null}
        <ErrorMessage error={trying.error} />
      </div>
      {mayServe && (order.troubles.length > 0 || order.status === 'paid') ? (
        <Button kind="main" busy={trying.isPending && m.alerts.stuck.busy} onClick={() => trying.mutate()}>
          {m.alerts.stuck.button}
        </Button>
      ) : null}
    </Frame>
  );
}

function Mismatch({ order, payment }: { order: Order; payment: PaymentMismatch }) {
  const mayRefund = useStaff().may.includes('orders.refund');
  const [isAsked, setAsked] = useState(false);
  const { paymentIntentId, received, isSecond, isRefundable } = payment;
  const titleId = `mismatch-${paymentIntentId}`;
  return (
    <Frame aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{m.alerts.payment.title}</h2>
        <p>{say(isSecond ? m.alerts.payment.second : m.alerts.payment.amount, { received })}</p>
        <Small>{say(m.alerts.payment.stripe, { payment: paymentIntentId })}</Small>
      </div>
      {mayRefund && isRefundable ? (
        <Button kind="danger" onClick={() => setAsked(true)}>
          {say(m.refund.submit, { what: received })}
        </Button>
      ) : null}
      {isAsked ? (
        <PaymentRefundDialog order={order} payment={payment} onClose={() => setAsked(false)} />
      ) : null}
    </Frame>
  );
}

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
            <h2 id="order-disputed">{m.alerts.dispute.title}</h2>
            <p>{m.alerts.dispute.text}</p>
          </div>
          <ButtonLink as={Link} href={`/${order.id}/evidence`}>
            {m.alerts.dispute.evidence}
          </ButtonLink>
        </Frame>
      ) : null}
      {order.doubles.length > 0 ? (
        <Frame aria-labelledby="order-double">
          <div>
            <h2 id="order-double">{m.alerts.double.title}</h2>
            <p>{m.alerts.double.text}</p>
            {order.doubles.map(({ id, reference, paidAt }) => (
              <LineLink key={id} href={`/${id}`}>
                {say(m.alerts.double.other, { reference, time: localTime(paidAt) })}
              </LineLink>
            ))}
          </div>
        </Frame>
      ) : null}
      {order.isHeldBack ? (
        <Frame aria-labelledby="order-held">
          <div>
            <h2 id="order-held">{m.alerts.blocked.title}</h2>
            <p>{say(m.alerts.blocked.text, { customerEmail: addressText(order.customerEmail) })}</p>
          </div>
        </Frame>
      ) : null}
    </>
  );
}
