import { formatPrice } from '../shop.js';
import type { Order } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage, FormDialog, TextArea } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.js';
import { addressText, showSuccess, showToast, useForm } from '../components/index.js';
import { orders as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { Frame } from './alert-frame.js';
import { outcomeWords } from './order-words.js';
import { actOnOrder, type OrderDialogProps } from './orders-data.js';

function DeclineDialog({ order: { id, customerEmail }, onClose }: OrderDialogProps) {
  const state = useForm({
    saved: { answer: '' },
    check: ({ answer }) => (answer.trim() ? {} : { answer: m.decline.error }),
    send: ({ answer }) =>
      actOnOrder(id, () =>
        api.POST('/api/admin/orders/{id}/refund-request/decline', {
          params: { path: { id } },
          body: { answer },
        }),
      ),
    onSaved: () => {
      onClose();
      showSuccess(m.decline.done, m.ship.done.text);
    },
  });
  return (
    <FormDialog
      {...m.decline.dialog}
      state={state}
      submit={m.alerts.refundRequest.decline}
      onCancel={onClose}
    >
      <p>{say(m.decline.text, { customerEmail: addressText(customerEmail) })}</p>
      <TextArea
        {...state.field('answer')}
        label={m.decline.label}
        hint={m.decline.hint}
        maxLength={500}
        rows={3}
        data-first
      />
    </FormDialog>
  );
}

/** A buyer's open refund request under the guarantee. */
export function RefundRequest({ order }: { order: Order }) {
  const mayRefund = useStaff().may.includes('orders.refund');
  const [isDeclining, setDeclining] = useState(false);
  const approving = useMutation({
    mutationFn: () =>
      actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/refund-request/approve', { params: { path: { id: order.id } } }),
      ),
    onSuccess: ({ refunds }) => showToast(outcomeWords(refunds.at(-1))),
  });
  const amount = formatPrice(order.steps.refundableCents);
  return (
    <Frame aria-labelledby="refund-request">
      <div>
        <h2 id="refund-request">{m.alerts.refundRequest.title}</h2>
        <p>{m.alerts.refundRequest.text}</p>
        <ErrorMessage error={approving.error} />
      </div>
      {mayRefund ? (
        <ButtonRow>
          <Button
            kind="danger"
            busy={approving.isPending && m.refund.dialog.busy}
            onClick={() => approving.mutate()}
          >
            {say(m.alerts.refundRequest.approve, { amount })}
          </Button>
          <Button disabled={approving.isPending} onClick={() => setDeclining(true)}>
            {m.alerts.refundRequest.decline}
          </Button>
        </ButtonRow>
      ) : null}
      {isDeclining ? <DeclineDialog order={order} onClose={() => setDeclining(false)} /> : null}
    </Frame>
  );
}
