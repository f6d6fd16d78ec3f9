import { changeOrderAddress } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog, Field, showToast } from '../../parts/index.js';
import type { OrderDialogProps } from './order-dialog.js';
import { useDeed } from './orders-data.js';

const Form = styled.form`
  margin-top: var(--space-2);
`;

/** Mends the address of a buyer. */
export function AddressDialog({ order, onClose }: OrderDialogProps) {
  // As it was when the dialog was opened: what another window changes meanwhile is not written over.
  const [seen] = useState(order.customerEmail);
  const [email, setEmail] = useState(order.customerEmail);
  const [missing, setMissing] = useState<string | null>(null);
  const changing = useDeed(
    order.id,
    (wanted: string) => changeOrderAddress(order.id, wanted, seen),
    () => {
      onClose();
      showToast({ title: 'The address is changed', description: email.trim(), tone: 'success' });
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
      trouble={changing.error ? sentenceOf(changing.error) : null}
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
