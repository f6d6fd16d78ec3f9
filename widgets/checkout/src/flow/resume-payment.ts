import { nobody } from '../checkout-state.js';
import { forgetPayment, recallPayment } from '../memory/kept-payment.js';
import { forgetOrderKey, orderOf } from '../memory/order-key.js';
import type { CheckoutContext } from './checkout-context.js';
import { collectPurchase } from './collect-purchase.js';

/** Goes back to the payment that this tab, or the page, had already started. */
export async function resumePayment(context: CheckoutContext): Promise<void> {
  const { productId, clientSecret, customer } = context.options();
  const known = clientSecret
    ? { clientSecret, name: customer?.name ?? '', email: customer?.email ?? '' }
    : recallPayment(context.storage, productId);
  if (!known) return;
  const { name, email } = known;
  context.send({ type: 'recalled', clientSecret: known.clientSecret, customer: { ...nobody, name, email } });
  await lookUpPayment(context);
}

/** Asks again how the payment stands: after a failed look-up, or when the browser brings back an old page. */
export async function recheckPayment(context: CheckoutContext): Promise<void> {
  if (context.send({ type: 'rechecked' })) await lookUpPayment(context);
}

async function lookUpPayment(context: CheckoutContext): Promise<void> {
  const { clientSecret } = context.state();
  if (clientSecret === null) return;
  try {
    const provider = await context.api.provider();
    const standing = await provider.standingOf(clientSecret);
    if (standing === 'open') context.send({ type: 'found-open' });
    if (standing === 'gone' && context.send({ type: 'found-gone' })) {
      const { customer } = context.state();
      const { productId } = context.options();
      forgetPayment(context.storage, productId);
      forgetOrderKey(context.storage, orderOf(context.options(), customer));
    }
    if (standing === 'paid' && context.send({ type: 'paid' })) await collectPurchase(context);
  } catch {
    context.send({
      type: 'unreachable',
      message: 'We could not look up the payment you had started. Nothing is lost: please try again.',
    });
  }
}
