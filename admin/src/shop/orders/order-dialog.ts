import type { Order } from '@lectern/api-client/admin';

/** What a dialog about an order is given. */
export interface OrderDialogProps {
  order: Order;
  onClose: () => void;
}
