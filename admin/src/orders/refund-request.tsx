import type { Order } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
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

/** Declines a refund, with the reason for the buyer. */
function DeclineDialog({ order: { id, customerEmail }, onClose }: OrderDialogProps) {
  const state = useForm({
    saved: { answer: '' },
    check: ({ answer }) => (answer.trim() ? {} : { answer: m.pleaseTellThemWhy }),
    send: ({ answer }) =>
      actOnOrder(id, () =>
        api.POST('/api/admin/orders/{id}/refund-request/decline', {
          params: { path: { id } },
          body: { answer },
        }),
      ),
    onSaved: () => {
      onClose();
      showSuccess(m.requestWasDeclined, m.theBuyerIsTold);
    },
  });
  return (
    <FormDialog
      title={m.declineTheRefund}
      state={state}
      submit={m.declineRefund}
      busy={m.declining}
      onCancel={onClose}
    >
      <p>{say(m.buyerGetsYourWords, { customerEmail: addressText(customerEmail) })}</p>
      <TextArea
        {...state.field('answer')}
        label={m.whyNot}
        hint={m.whyNotHint}
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
  const amount = formatCents(order.steps.refundableCents);
  return (
    <Frame aria-labelledby="refund-request">
      <div>
        <h2 id="refund-request">{m.buyerAsksForRefund}</h2>
        <p>{m.buyerWasTold}</p>
        <ErrorMessage error={approving.error} />
      </div>
      {mayRefund ? (
        <ButtonRow>
          <Button
            kind="danger"
            busy={approving.isPending && m.askingStripe}
            onClick={() => approving.mutate()}
          >
            {say(m.approveRefund, { amount })}
          </Button>
          <Button disabled={approving.isPending} onClick={() => setDeclining(true)}>
            {m.declineRefund}
          </Button>
        </ButtonRow>
      ) : null}
      {isDeclining ? <DeclineDialog order={order} onClose={() => setDeclining(false)} /> : null}
    </Frame>
  );
}
