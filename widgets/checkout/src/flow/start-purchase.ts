import { ApiError } from '@lectern/api-client';
import { hasDetails } from '../checkout-state.js';
import { recheckPayment } from './confirm-payment.js';
import { forgetOrderKey, keepPayment, orderKey } from '@lectern/widget-kit';
import { orderOf } from './order-of.js';
import * as messages from '../messages.en.js';
import type { CheckoutContext } from './checkout-context.js';

/** Creates the order and its payment. A second call while the first is under way does nothing. */
export async function startPurchase(context: CheckoutContext): Promise<void> {
  const { customer } = context.state();
  const { productId, productType, priceCents, notify } = context.options();
  if (!hasDetails(customer, productType)) {
    notify(hasDetails(customer) ? messages.toasts.missingAddress : messages.toasts.missingDetails);
    return;
  }
  // Synchronous: two clicks within one frame meet two different phases.
  if (!context.send({ type: 'bought' })) return;

  const order = orderOf(context.options(), customer);
  // The card form's code comes along while the server is still at work.
  context.api.provider().catch(() => undefined);
  try {
    const { clientSecret } = await context.api.startPayment(
      {
        productId,
        customerName: order.name,
        customerEmail: order.email,
        amount: priceCents,
        ...(order.address ? { shippingAddress: order.address } : {}),
      },
      orderKey(context.storage, order),
    );
    keepPayment(context.storage, productId, {
      clientSecret,
      priceCents,
      name: order.name,
      email: order.email,
    });
    if (!context.send({ type: 'started', clientSecret })) return;
    notify(messages.toasts.paymentReady);
    if (context.options().priceCents !== priceCents) await recheckPayment(context);
  } catch (cause) {
    if (cause instanceof ApiError && cause.isFinal) forgetOrderKey(context.storage, order);
    const toast = messages.toasts.purchaseRefused(cause instanceof ApiError ? cause.message : null);
    const message = cause instanceof ApiError ? sentenceOf(cause) : messages.noAnswer;
    if (context.send({ type: 'refused', message, wrong: cause instanceof ApiError ? cause.wrongFields : {} }))
      notify(toast);
  }
}

const CLOCK_FROM_S = 60;
const DAY_S = 24 * 60 * 60;

/** What the server says, and at what time of the clock to come back: the minutes that it names pass while one reads. */
function sentenceOf({ detail, retryAfterS = 0 }: ApiError): string {
  if (retryAfterS < CLOCK_FROM_S || retryAfterS >= DAY_S) return detail;
  const time = new Date(Date.now() + retryAfterS * 1000).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${detail} ${messages.comeBackAt(time)}`;
}
