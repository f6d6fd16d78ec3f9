import type { PaymentMismatch } from '@lectern/api-client/admin';
import { formatCents, parseCents } from '@lectern/money';
import { EmailField, Field, FormDialog, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { api } from '../api.js';
import { addressText, ActionDialog, showSuccess, showToast, useForm } from '../components/index.js';
import { orders as m } from '../messages.js';
import { say } from '../say.js';
import { outcomeWords, refundProblems } from './order-words.js';
import { actOnOrder, type OrderDialogProps } from './orders-data.js';

/** Corrects the buyer's email address. */
export function AddressDialog({ order, onClose }: OrderDialogProps) {
  // Value when the dialog opened: the server rejects the change if another window has changed it since.
  const [seen] = useState(order.customerEmail);
  const state = useForm({
    saved: { email: seen },
    check: ({ email }) => (email && email !== seen ? {} : { email: m.pleaseEnterNewAddress }),
    send: ({ email }) =>
      actOnOrder(order.id, () =>
        api.PUT('/api/admin/orders/{id}/address', {
          params: { path: { id: order.id } },
          body: { email, currentEmail: seen },
        }),
      ),
    onSaved: (_, { email }) => {
      onClose();
      showSuccess(m.theAddressIsChanged, email);
    },
  });
  return (
    <FormDialog
      title={m.changeTheBuyersAddress}
      state={state}
      submit={m.changeIt}
      busy={m.changing}
      onCancel={onClose}
    >
      <p>{say(m.linksWereSentSo, { more: order.steps.resend ? m.purchaseEmailGoesToNewAddress : '' })}</p>
      <EmailField
        {...state.free('email')}
        label={m.emailAddress}
        autoComplete="off"
        maxLength={254}
        data-first
      />
    </FormDialog>
  );
}

/** Resends the purchase email. */
export function ResendDialog({ order: { id, customerEmail, files }, onClose }: OrderDialogProps) {
  return (
    <ActionDialog
      title={m.sendTheEmailAgainQuestion}
      confirmLabel={m.sendItAgain}
      busy={m.sending}
      action={() =>
        actOnOrder(id, () => api.POST('/api/admin/orders/{id}/resend', { params: { path: { id } } }))
      }
      onDone={() => {
        onClose();
        showSuccess(m.emailSentAgain, say(m.to, { customerEmail: addressText(customerEmail) }));
      }}
      onCancel={onClose}
    >
      <p>
        {say(m.getsEmailPurchaseOnce, {
          customerEmail: addressText(customerEmail),
          more: files.length > 0 ? m.withNewLinks : '',
        })}
      </p>
    </ActionDialog>
  );
}

/** Records a shipment. */
export function SentDialog({ order: { id, customerEmail }, onClose }: OrderDialogProps) {
  const state = useForm({
    saved: { trackingNumber: '' },
    send: ({ trackingNumber }) =>
      actOnOrder(id, () =>
        api.POST('/api/admin/orders/{id}/sent', { params: { path: { id } }, body: { trackingNumber } }),
      ),
    onSaved: () => {
      onClose();
      showSuccess(m.markedAsSent, m.theBuyerIsTold);
    },
  });
  return (
    <FormDialog title={m.post} state={state} submit={m.yesItIsSent} busy={m.noting} onCancel={onClose}>
      <p>{say(m.getsEmailOnIts, { customerEmail: addressText(customerEmail) })}</p>
      <Field
        {...state.free('trackingNumber')}
        label={m.trackingNumber}
        hint={m.ifThereOneLetters}
        maxLength={60}
        data-first
      />
    </FormDialog>
  );
}

const centsOf = (typed: string): number | undefined => {
  try {
    return parseCents(typed);
  } catch {
    return undefined;
  }
};

/** Refunds all or part of the payment. It cannot be undone. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  // Values when the dialog opened: the server rejects the refund if there was another one since.
  const [{ refundId, leftCents, seenGivenBackCents }] = useState(() => ({
    refundId: crypto.randomUUID() as string,
    leftCents: order.steps.refundableCents,
    seenGivenBackCents: order.givenBackCents,
  }));
  const state = useForm({
    saved: { amount: formatCents(leftCents).replace(/[$,]/g, ''), reason: '' },
    check: ({ amount, reason }) => refundProblems({ amountCents: centsOf(amount), leftCents, reason }),
    send: ({ amount, reason }) => {
      const input = { refundId, amountCents: centsOf(amount) ?? 0, reason, seenGivenBackCents };
      return actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/refunds', { params: { path: { id: order.id } }, body: input }),
      );
    },
    onSaved: ({ refunds }) => {
      showToast(outcomeWords(refunds.find(({ id }) => id === refundId)));
      onClose();
    },
  });
  const cents = centsOf(state.values.amount);
  const isPossible = cents !== undefined && cents > 0 && cents <= leftCents;
  return (
    <FormDialog
      title={m.refundTheBuyerQuestion}
      state={state}
      kind="danger"
      submit={say(m.refundWhat, { what: isPossible ? formatCents(cents) : m.it })}
      busy={m.askingStripe}
      onCancel={onClose}
    >
      <p>
        {say(m.goesCardCameFrom, {
          more: cents === leftCents ? m.thisAllLeftPayment : m.buyerKeepsTheyBought,
        })}
      </p>
      <Field
        {...state.field('amount')}
        label={m.amountInDollars}
        hint={say(m.atMost, { leftCents: formatCents(leftCents) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        data-first
      />
      <TextArea {...state.field('reason')} label={m.why} hint={m.forLogWhichCan} maxLength={500} rows={3} />
    </FormDialog>
  );
}

/** Refunds all of a payment that does not match its order. */
export function PaymentRefundDialog({
  order,
  payment,
  onClose,
}: OrderDialogProps & { payment: PaymentMismatch }) {
  // Values when the dialog opened: a second click repeats the same refund.
  const [{ refundId, received }] = useState(() => ({
    refundId: crypto.randomUUID() as string,
    received: payment.received,
  }));
  const state = useForm({
    saved: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: m.pleaseSayWhyFew }),
    send: ({ reason }) =>
      actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/payments/{paymentIntentId}/refund', {
          params: { path: { id: order.id, paymentIntentId: payment.paymentIntentId } },
          body: { refundId, reason },
        }),
      ),
    onSaved: () => {
      onClose();
      showSuccess(say(m.refundedWithAmount, { amount: received }), m.banksTakeFiveTen);
    },
  });
  return (
    <FormDialog
      title={m.refundThePaymentQuestion}
      state={state}
      kind="danger"
      submit={say(m.refundWhat, { what: received })}
      busy={m.askingStripe}
      onCancel={onClose}
    >
      <p>{m.allOfItGoes}</p>
      <TextArea
        {...state.field('reason')}
        label={m.why}
        hint={m.forLogWhichCan}
        maxLength={500}
        rows={3}
        data-first
      />
    </FormDialog>
  );
}
