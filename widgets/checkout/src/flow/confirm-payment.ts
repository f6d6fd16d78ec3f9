import { emptyCustomer } from '../checkout-state.js';
import type { CheckoutContext } from './checkout-context.js';
import { collectPurchase } from './collect-purchase.js';
import { goodsMessages } from '../goods-type.js';
import { removeStoredPayment, findStoredPayment } from '@lectern/widget-kit';
import { orderIdentityOf } from './order-identity.js';
import type { PaymentConfirmation, PaymentOutcome } from '../payment/payment-provider.js';
import { paidReturnPath } from '../return-url.js';
import * as m from '../messages.en.js';

/** Sends the card or the wallet, and handles every result. Ignored while a call is running. */
export async function confirmPayment(context: CheckoutContext, means: PaymentConfirmation): Promise<void> {
  const { customer, clientSecret } = context.state();
  if (clientSecret === null || !context.send({ type: 'pay-pressed' })) return;
  const { notify, productType, afterPayment } = context.options();

  const outcome = await means.confirm().catch(() => afterException(context, clientSecret));
  if (outcome.kind === 'failed') {
    const { paymentErrorBeforeReturn, paymentError } = m.toasts;
    notify(afterPayment === 'return' ? paymentErrorBeforeReturn : paymentError);
    context.send({ type: 'declined', message: outcome.message });
  } else if (outcome.kind === 'incomplete') {
    context.send({ type: 'incomplete' });
  } else if (outcome.kind === 'declined') {
    notify(m.toasts.paymentFailed(outcome.message));
    context.send({ type: 'declined', message: outcome.message });
  } else {
    context.keys.settle(orderIdentityOf(context.options(), customer));
    if (afterPayment === 'return') return context.navigateTo(paidReturnPath(context.options(), clientSecret));
    context.send({ type: 'paid' });
    const { paidText, purchaseText } = goodsMessages(productType);
    notify({ ...m.toasts.paymentSuccessful, description: paidText });
    await collectPurchase(context, () => notify({ ...m.toasts.purchaseComplete, description: purchaseText }));
  }
}

/** Checks the payment's status after a lost response, so that no buyer pays twice. */
async function afterException(
  context: CheckoutContext,
  clientSecret: string,
): Promise<PaymentOutcome | { kind: 'failed'; message: string }> {
  try {
    const provider = await context.api.provider();
    const isPaid = (await provider.statusOf(clientSecret)) === 'paid';
    return isPaid ? { kind: 'paid' } : { kind: 'failed', message: m.payment.failed };
  } catch {
    return { kind: 'failed', message: m.payment.unknown };
  }
}

export async function resumePayment(context: CheckoutContext): Promise<void> {
  const known = findStoredPayment(context.storage, context.options().productId);
  if (!known) return;
  const { clientSecret, name, email, total } = known;
  context.send({ type: 'recalled', clientSecret, customer: { ...emptyCustomer, name, email }, total });
  await lookUpPayment(context);
}

/** Checks the payment's status again: after a failed lookup, or when the browser restores an old page. */
export async function recheckPayment(context: CheckoutContext): Promise<void> {
  if (context.send({ type: 'rechecked' })) await lookUpPayment(context);
}

async function lookUpPayment(context: CheckoutContext): Promise<void> {
  const { clientSecret } = context.state();
  if (clientSecret === null) return;
  try {
    const provider = await context.api.provider();
    const standing = await provider.statusOf(clientSecret);
    if (standing === 'open' && isAtOtherPrice(context, clientSecret)) {
      // Keeps the order's key, by which the server knows which payment the next one replaces.
      if (context.send({ type: 'found-gone' }))
        removeStoredPayment(context.storage, context.options().productId);
    } else if (standing === 'open') context.send({ type: 'found-open' });
    if (standing === 'gone' && context.send({ type: 'found-gone' })) {
      const { customer } = context.state();
      const { productId } = context.options();
      removeStoredPayment(context.storage, productId);
      context.keys.settle(orderIdentityOf(context.options(), customer));
    }
    if (standing !== 'paid') return;
    const { customer } = context.state();
    if (!context.send({ type: 'paid' })) return;
    context.keys.settle(orderIdentityOf(context.options(), customer));
    await collectPurchase(context);
  } catch {
    context.send({ type: 'unreachable', message: m.payment.lookupFailed });
  }
}

function isAtOtherPrice({ storage, options }: CheckoutContext, clientSecret: string): boolean {
  const { productId, priceCents } = options();
  const kept = findStoredPayment(storage, productId);
  return kept?.clientSecret === clientSecret && kept.priceCents !== priceCents;
}
