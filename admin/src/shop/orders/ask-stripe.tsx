import { type Order, retryOrder } from '@lectern/api-client/admin';
import { sentenceOf } from '../../data.js';
import { Button, showToast, Trouble } from '../../parts/index.js';
import { useDeed } from './orders-data.js';

/** For an order that seems unpaid: Stripe knows. */
export function AskStripe({ order }: { order: Order }) {
  const asking = useDeed(
    order.id,
    () => retryOrder(order.id),
    () =>
      showToast({ title: 'Stripe was asked', description: 'The order shows what it said.', tone: 'success' }),
  );
  return (
    <>
      <Button busy={asking.isPending && 'Asking…'} onClick={() => asking.mutate()}>
        Ask Stripe whether it was paid
      </Button>
      {asking.error ? <Trouble text={sentenceOf(asking.error)} /> : null}
    </>
  );
}
