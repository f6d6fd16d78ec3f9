import { changeOrderAddress, markOrderSent, resendOrder } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog, Field, showSuccess } from '../components/index.js';
import type { OrderDialogProps } from './order-actions.js';
import { useOrderAction } from './orders-data.js';

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
      showSuccess('The address is changed', email.trim());
    },
  );
  const confirm = () => {
    const isOther = email.trim() !== '' && email.trim() !== seen;
    setMissing(isOther ? null : 'Please enter the new address.');
    if (isOther) changing.mutate(email.trim());
  };
  return (
    <ConfirmDialog
      title="Change the buyer’s address"
      confirmLabel="Change it"
      busy={changing.isPending && 'Changing…'}
      error={changing.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        The links that were sent so far end
        {order.steps.resend ? ', and the letter of the purchase goes to the new address' : ''}. The old
        address stays in the story of this order.
      </p>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field
          label="Email address"
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
      showSuccess('The letter is sent again', `To ${order.customerEmail}.`);
    },
  );
  return (
    <ConfirmDialog
      title="Send the letter again?"
      confirmLabel="Send it again"
      busy={sending.isPending && 'Sending…'}
      error={sending.error}
      onConfirm={() => sending.mutate()}
      onCancel={onClose}
    >
      <p>
        {order.customerEmail} gets the letter of the purchase once more
        {order.files.length > 0 ? ', with new links that work for 24 hours' : ''}.
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
      showSuccess('Marked as sent', 'The buyer is told.');
    },
  );
  return (
    <ConfirmDialog
      title="Is it in the post?"
      confirmLabel="Yes, it is sent"
      busy={marking.isPending && 'Noting…'}
      error={marking.error}
      onConfirm={() => marking.mutate()}
      onCancel={onClose}
    >
      <p>{order.customerEmail} gets a letter that it is on its way. That cannot be taken back.</p>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          marking.mutate();
        }}
      >
        <Field
          label="Tracking number"
          hint="If there is one: letters, digits, spaces and hyphens."
          maxLength={60}
          data-first
          value={trackingNumber}
          onChange={({ target }) => setTrackingNumber(target.value)}
        />
      </Form>
    </ConfirmDialog>
  );
}
