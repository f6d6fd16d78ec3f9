import { parseMoney, typedMoney } from '@lectern/money';
import { formatPrice, currencyName, moneyFormat } from '../shop.js';
import type { PaymentMismatch } from '@lectern/api-client/admin';
import { EmailField, Field, FormDialog, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { api } from '../api.js';
import { addressText, ActionDialog, showSuccess, showToast, useForm } from '../components/index.js';
import { orders as m } from '../messages.js';
import { say } from '../say.js';
import { outcomeWords, refundProblems } from './order-words.js';
import { actOnOrder, type OrderDialogProps } from './orders-data.js';

export function AddressDialog({ order, onClose }: OrderDialogProps) {
  // Value when the dialog opened: the server rejects the change if another window has changed it since.
  const [seen] = useState(order.customerEmail);
  const state = useForm({
    saved: { email: seen },
    check: ({ email }) => (email && email !== seen ? {} : { email: m.address.error }),
    send: ({ email }) =>
      actOnOrder(order.id, () =>
        api.PUT('/api/admin/orders/{id}/address', {
          params: { path: { id: order.id } },
          body: { email, currentEmail: seen },
        }),
      ),
    onSaved: (_, { email }) => {
      onClose();
      showSuccess(m.address.done, email);
    },
  });
  return (
    <FormDialog {...m.address.dialog} state={state} onCancel={onClose}>
      <p>{say(m.address.text, { more: order.steps.resend ? m.address.resend : '' })}</p>
      <EmailField
        {...state.free('email')}
        label={m.address.label}
        autoComplete="off"
        maxLength={254}
        data-first
      />
    </FormDialog>
  );
}

export function ResendDialog({ order: { id, customerEmail, files }, onClose }: OrderDialogProps) {
  return (
    <ActionDialog
      {...m.resend.dialog}
      action={() =>
        actOnOrder(id, () => api.POST('/api/admin/orders/{id}/resend', { params: { path: { id } } }))
      }
      onDone={() => {
        onClose();
        showSuccess(
          m.resend.done.title,
          say(m.resend.done.text, { customerEmail: addressText(customerEmail) }),
        );
      }}
      onCancel={onClose}
    >
      <p>
        {say(m.resend.text, {
          customerEmail: addressText(customerEmail),
          more: files.length > 0 ? m.resend.newLinks : '',
        })}
      </p>
    </ActionDialog>
  );
}

export function SentDialog({ order: { id, customerEmail }, onClose }: OrderDialogProps) {
  const state = useForm({
    saved: { trackingNumber: '' },
    send: ({ trackingNumber }) =>
      actOnOrder(id, () =>
        api.POST('/api/admin/orders/{id}/sent', { params: { path: { id } }, body: { trackingNumber } }),
      ),
    onSaved: () => {
      onClose();
      showSuccess(m.ship.done.title, m.ship.done.text);
    },
  });
  return (
    <FormDialog {...m.ship.dialog} state={state} onCancel={onClose}>
      <p>{say(m.ship.text, { customerEmail: addressText(customerEmail) })}</p>
      <Field
        {...state.free('trackingNumber')}
        label={m.ship.trackingNumber}
        hint={m.ship.trackingHint}
        maxLength={60}
        data-first
      />
    </FormDialog>
  );
}

const amountOf = (typed: string): number | undefined => {
  try {
    return parseMoney(typed, moneyFormat());
  } catch {
    return undefined;
  }
};

export function RefundDialog({ order, onClose }: OrderDialogProps) {
  // Values when the dialog opened: the server rejects the refund if there was another one since.
  const [{ refundId, leftCents, seenGivenBackCents }] = useState(() => ({
    refundId: crypto.randomUUID() as string,
    leftCents: order.steps.refundableCents,
    seenGivenBackCents: order.givenBackCents,
  }));
  const state = useForm({
    saved: { amount: typedMoney(leftCents, moneyFormat()), reason: '' },
    check: ({ amount, reason }) => refundProblems({ amountCents: amountOf(amount), leftCents, reason }),
    send: ({ amount, reason }) => {
      const input = { refundId, amountCents: amountOf(amount) ?? 0, reason, seenGivenBackCents };
      return actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/refunds', { params: { path: { id: order.id } }, body: input }),
      );
    },
    onSaved: ({ refunds }) => {
      showToast(outcomeWords(refunds.find(({ id }) => id === refundId)));
      onClose();
    },
  });
  const cents = amountOf(state.values.amount);
  const isPossible = cents !== undefined && cents > 0 && cents <= leftCents;
  return (
    <FormDialog
      {...m.refund.dialog}
      state={state}
      kind="danger"
      submit={say(m.refund.submit, { what: isPossible ? formatPrice(cents) : m.refund.it })}
      onCancel={onClose}
    >
      <p>
        {say(m.refund.text, {
          more: cents === leftCents ? m.refund.all : m.refund.part,
        })}
      </p>
      <Field
        {...state.field('amount')}
        label={say(m.refund.amount, { currency: currencyName() })}
        hint={say(m.refund.most, { leftCents: formatPrice(leftCents) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        data-first
      />
      <TextArea
        {...state.field('reason')}
        label={m.refund.reason}
        hint={m.refund.reasonHint}
        maxLength={500}
        rows={3}
      />
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
    check: ({ reason }) => (reason.trim() ? {} : { reason: m.refund.errors.reason }),
    send: ({ reason }) =>
      actOnOrder(order.id, () =>
        api.POST('/api/admin/orders/{id}/payments/{paymentIntentId}/refund', {
          params: { path: { id: order.id, paymentIntentId: payment.paymentIntentId } },
          body: { refundId, reason },
        }),
      ),
    onSaved: () => {
      onClose();
      showSuccess(say(m.refund.done.title, { amount: received }), m.refund.done.text);
    },
  });
  return (
    <FormDialog
      title={m.refund.titlePayment}
      state={state}
      kind="danger"
      submit={say(m.refund.submit, { what: received })}
      busy={m.refund.dialog.busy}
      onCancel={onClose}
    >
      <p>{m.refund.textPayment}</p>
      <TextArea
        {...state.field('reason')}
        label={m.refund.reason}
        hint={m.refund.reasonHint}
        maxLength={500}
        rows={3}
        data-first
      />
    </FormDialog>
  );
}
