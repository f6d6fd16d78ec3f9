import { refundOrder } from '@lectern/api-client/admin';
import { formatCents, parseCents } from '@lectern/money';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog, Field, showToast, TextArea } from '../components/index.js';
import { outcomeWords, refundProblems } from './order-words.js';
import { type OrderDialogProps, useOrderAction } from './orders-data.js';
import { say } from '../say.js';
import { orders as m } from '../messages.js';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  textarea {
    min-height: 5rem;
  }
`;

const centsOf = (typed: string): number | undefined => {
  try {
    return parseCents(typed);
  } catch {
    return undefined;
  }
};

/** Gives the whole payment back, or a part of it: it cannot be undone. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  // As it was when the dialog was opened: the server refuses where something was given back since.
  const [{ refundId, leftCents, seenGivenBackCents }] = useState(() => ({
    refundId: crypto.randomUUID() as string,
    leftCents: order.steps.refundableCents,
    seenGivenBackCents: order.givenBackCents,
  }));
  const [typed, setTyped] = useState(() => formatCents(leftCents).replace(/[$,]/g, ''));
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const amountCents = centsOf(typed);
  const problems = refundProblems({ amountCents, leftCents, reason });
  const refunding = useOrderAction(
    order.id,
    async (cents: number) => {
      const input = { refundId, amountCents: cents, reason: reason.trim(), seenGivenBackCents };
      const now = await refundOrder(order.id, input);
      showToast(outcomeWords(now.refunds.find(({ id }) => id === refundId)));
      return now;
    },
    onClose,
  );
  const confirm = () => {
    setHasTried(true);
    if (amountCents !== undefined && !problems.amount && !problems.reason) refunding.mutate(amountCents);
  };
  const isWhole = amountCents === leftCents;
  const what = amountCents === undefined || problems.amount ? 'it' : formatCents(amountCents);
  return (
    <ConfirmDialog
      title={m.refundTheBuyerQuestion}
      confirmLabel={say(m.refundWhat, { what })}
      isDanger
      busy={refunding.isPending && m.askingStripe}
      error={refunding.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{say(m.goesCardCameFrom, { more: isWhole ? m.thisAllLeftPayment : m.buyerKeepsTheyBought })}</p>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field
          label={m.amountInDollars}
          hint={say(m.atMost, { leftCents: formatCents(leftCents) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          data-first
          value={typed}
          error={hasTried ? problems.amount : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextArea
          label={m.why}
          hint={m.forLogWhichCan}
          maxLength={500}
          value={reason}
          error={hasTried ? problems.reason : null}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </ConfirmDialog>
  );
}
