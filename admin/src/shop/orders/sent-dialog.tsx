import { markOrderSent } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog, Field, showToast } from '../../parts/index.js';
import type { OrderDialogProps } from './order-dialog.js';
import { useDeed } from './orders-data.js';

const Form = styled.form`
  margin-top: var(--space-2);
`;

/** Notes that a parcel is in the post. */
export function SentDialog({ order, onClose }: OrderDialogProps) {
  const [trackingNumber, setTrackingNumber] = useState('');
  const marking = useDeed(
    order.id,
    () => markOrderSent(order.id, trackingNumber.trim()),
    () => {
      onClose();
      showToast({ title: 'Marked as sent', description: 'The buyer is told.', tone: 'success' });
    },
  );
  return (
    <ConfirmDialog
      title="Is it in the post?"
      confirmLabel="Yes, it is sent"
      busy={marking.isPending && 'Noting…'}
      trouble={marking.error ? sentenceOf(marking.error) : null}
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
