import { resendOrder } from '@lectern/api-client/admin';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog, showToast } from '../../parts/index.js';
import type { OrderDialogProps } from './order-dialog.js';
import { useDeed } from './orders-data.js';

/** Has the letter of the purchase sent once more. */
export function ResendDialog({ order, onClose }: OrderDialogProps) {
  const sending = useDeed(
    order.id,
    () => resendOrder(order.id),
    () => {
      onClose();
      showToast({
        title: 'The letter is sent again',
        description: `To ${order.customerEmail}.`,
        tone: 'success',
      });
    },
  );
  return (
    <ConfirmDialog
      title="Send the letter again?"
      confirmLabel="Send it again"
      busy={sending.isPending && 'Sending…'}
      trouble={sending.error ? sentenceOf(sending.error) : null}
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
