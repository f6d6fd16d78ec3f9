import { changeOrderAddress, markOrderSent, resendOrder } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog, Field, showSuccess } from '../components/index.js';
import { type OrderDialogProps, useOrderAction } from './orders-data.js';
import { say } from '../say.js';
import { orders as m } from '../messages.js';

const Form = styled.form`
  margin-top: var(--space-2);
`;

/** Mends the address of a buyer. */
export function AddressDialog({ order, onClose }: OrderDialogProps) {
  // As it was when the dialog was opened: what another window changes meanwhile is not written over.
  const [seen] = useState(order.customerEmail);
  const [email, setEmail] = useState(order.customerEmail);
  const [missing, setMissing] = useState<string | null>(null);
  const changing = useOrderAction(
    order.id,
    (wanted: string) => changeOrderAddress(order.id, wanted, seen),
    () => {
      onClose();
      showSuccess(m.theAddressIsChanged, email.trim());
    },
  );
  const confirm = () => {
    const isOther = email.trim() !== '' && email.trim() !== seen;
    setMissing(isOther ? null : m.pleaseEnterNewAddress);
    if (isOther) changing.mutate(email.trim());
  };
  return (
    <ConfirmDialog
      title={m.changeTheBuyersAddress}
      confirmLabel={m.changeIt}
      busy={changing.isPending && m.changing}
      error={changing.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{say(m.linksWereSentSo, { more: order.steps.resend ? m.purchaseEmailGoesToNewAddress : '' })}</p>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field
          label={m.emailAddress}
          type="email"
          autoComplete="off"
          maxLength={254}
          data-first
          value={email}
          error={missing}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Form>
    </ConfirmDialog>
  );
}

/** Has the email of the purchase sent once more. */
export function ResendDialog({ order, onClose }: OrderDialogProps) {
  const sending = useOrderAction(
    order.id,
    () => resendOrder(order.id),
    () => {
      onClose();
      showSuccess(m.emailSentAgain, say(m.to, { customerEmail: order.customerEmail }));
    },
  );
  return (
    <ConfirmDialog
      title={m.sendTheEmailAgainQuestion}
      confirmLabel={m.sendItAgain}
      busy={sending.isPending && m.sending}
      error={sending.error}
      onConfirm={() => sending.mutate()}
      onCancel={onClose}
    >
      <p>
        {say(m.getsEmailPurchaseOnce, {
          customerEmail: order.customerEmail,
          more: order.files.length > 0 ? m.withNewLinks : '',
        })}
      </p>
    </ConfirmDialog>
  );
}

/** Notes that a parcel is in the post. */
export function SentDialog({ order, onClose }: OrderDialogProps) {
  const [trackingNumber, setTrackingNumber] = useState('');
  const marking = useOrderAction(
    order.id,
    () => markOrderSent(order.id, trackingNumber.trim()),
    () => {
      onClose();
      showSuccess(m.markedAsSent, m.theBuyerIsTold);
    },
  );
  return (
    <ConfirmDialog
      title={m.post}
      confirmLabel={m.yesItIsSent}
      busy={marking.isPending && m.noting}
      error={marking.error}
      onConfirm={() => marking.mutate()}
      onCancel={onClose}
    >
      <p>{say(m.getsEmailOnIts, { customerEmail: order.customerEmail })}</p>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          marking.mutate();
        }}
      >
        <Field
          label={m.trackingNumber}
          hint={m.ifThereOneLetters}
          maxLength={60}
          data-first
          value={trackingNumber}
          onChange={({ target }) => setTrackingNumber(target.value)}
        />
      </Form>
    </ConfirmDialog>
  );
}
