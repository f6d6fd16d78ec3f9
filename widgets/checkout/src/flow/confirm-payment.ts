import { goodsWords } from '../goods.js';
import { forgetOrderKey, orderOf } from '../memory/order-key.js';
import type { CardConfirmation, PaymentOutcome } from '../payment/payment-provider.js';
import { paidReturnPath } from '../return-url.js';
import { toasts } from '../words.js';
import type { CheckoutContext } from './checkout-context.js';
import { collectPurchase } from './collect-purchase.js';

/** Sends the card and deals with every answer. A second call while the first is under way does nothing. */
export async function confirmPayment(context: CheckoutContext, card: CardConfirmation): Promise<void> {
  const { customer, clientSecret } = context.state();
  if (clientSecret === null || !context.send({ type: 'pay-pressed' })) return;
  const { notify, productType, afterPayment } = context.options();

  const outcome = await card.confirm().catch(() => afterException(context, clientSecret));
  if (outcome === 'unknown') {
    const toast = afterPayment === 'return' ? toasts.paymentErrorBeforeReturn : toasts.paymentError;
    notify(toast);
    context.send({ type: 'declined', message: toast.description });
  } else if (outcome.kind === 'incomplete') {
    context.send({ type: 'incomplete' });
  } else if (outcome.kind === 'declined') {
    notify(toasts.paymentFailed(outcome.message));
    context.send({ type: 'declined', message: outcome.message });
  } else {
    forgetOrderKey(context.storage, orderOf(context.options(), customer));
    if (afterPayment === 'return') return context.leaveFor(paidReturnPath(context.options(), clientSecret));
    context.send({ type: 'paid' });
    const { paidText, purchaseText } = goodsWords(productType);
    notify({ ...toasts.paymentSuccessful, description: paidText });
    await collectPurchase(context, () => notify({ ...toasts.purchaseComplete, description: purchaseText }));
  }
}

/** The answer was lost. The payment itself knows whether it went through: never ask for money twice. */
async function afterException(
  context: CheckoutContext,
  clientSecret: string,
): Promise<PaymentOutcome | 'unknown'> {
  try {
    const provider = await context.api.provider();
    return (await provider.standingOf(clientSecret)) === 'paid' ? { kind: 'paid' } : 'unknown';
  } catch {
    return 'unknown';
  }
}
