import { ApiError } from '@lectern/api-client';
import { hasDetails } from '../checkout-state.js';
import { recheckPayment } from './confirm-payment.js';
import { storePayment } from '@lectern/widget-kit';
import { orderIdentityOf } from './order-identity.js';
import { shownTotal, totalInput } from '../tax-place.js';
import * as m from '../messages.en.js';
import { localeOf } from '../price-text.js';
import type { CheckoutContext } from './checkout-context.js';

/** Creates the order and its payment. Ignored while a call is running. */
export async function startPurchase(
  context: CheckoutContext,
  ifBought: 'ask' | 'buy' = 'ask',
): Promise<void> {
  const { customer, hasAgreed } = context.state();
  const options = context.options();
  const { productId, productType, priceCents, addsTax, law, notify } = options;
  if (!hasDetails(customer, options)) {
    const { missingAddress, missingPlace, missingDetails } = m.toasts;
    const missing = productType === 'paperback' ? missingAddress : missingPlace;
    notify(hasDetails(customer) ? missing : missingDetails);
    return;
  }
  const total = addsTax ? shownTotal(context.state().total, options) : null;
  // Synchronous, so that a second click in the same frame sees the new phase.
  if (!context.send({ type: 'bought' })) return;

  if (addsTax && !total) return showTotal(context);
  const order = orderIdentityOf(options, customer);
  // Loads the card form's code while the server is working.
  context.api.provider().catch(() => undefined);
  try {
    const { clientSecret } = await context.api.startPayment(
      {
        productId,
        customerName: order.name,
        customerEmail: order.email,
        amount: total?.totalCents ?? priceCents,
        ...(total?.quote ? { taxQuote: total.quote } : {}),
        ...(hasAgreed && law?.withdrawalConsent ? { withdrawalConsent: law.withdrawalConsent } : {}),
        ...(order.address ? { shippingAddress: order.address } : {}),
      },
      {
        idempotencyKey: context.keys.keyOf(order),
        recentKeys: context.keys.recentKeys(productId),
        ifBought,
      },
    );
    storePayment(context.storage, productId, {
      clientSecret,
      priceCents,
      name: order.name,
      email: order.email,
      ...(total ? { total } : {}),
    });
    if (!context.send({ type: 'started', clientSecret })) return;
    notify(m.toasts.paymentReady);
    if (context.options().priceCents !== priceCents) await recheckPayment(context);
  } catch (cause) {
    if (cause instanceof ApiError && cause.isFinal) context.keys.settle(order);
    refuse(context, cause);
  }
}

/** Shows the total before it can be bought; the next click pays exactly that. */
async function showTotal(context: CheckoutContext): Promise<void> {
  const options = context.options();
  try {
    const total = await context.api.askTotal(totalInput(options, context.state().customer));
    context.send({ type: 'totaled', total });
  } catch (cause) {
    refuse(context, cause);
  }
}

/** Buys another copy with a new key: the last one may belong to the earlier order. */
export async function startAnotherPurchase(context: CheckoutContext): Promise<void> {
  context.keys.settle(orderIdentityOf(context.options(), context.state().customer));
  await startPurchase(context, 'buy');
}

function refuse(context: CheckoutContext, cause: unknown): void {
  if (cause instanceof ApiError && cause.isRepeat && cause.detail) {
    const repeat = { question: cause.detail, orderUrl: cause.problem?.orderUrl ?? null };
    return void context.send({ type: 'repeated', repeat });
  }
  const message =
    cause instanceof ApiError ? sentenceOf(cause, localeOf(context.options())) : m.errors.offline;
  if (context.send({ type: 'refused', message, wrong: cause instanceof ApiError ? cause.wrongFields : {} }))
    context.options().notify(m.toasts.purchaseRefused(cause));
}

const CLOCK_FROM_S = 60;
const DAY_S = 24 * 60 * 60;

/** The server's message, with the time of day to retry at: a duration would go stale while reading. */
function sentenceOf({ detail, status, retryAfterS = 0 }: ApiError, locale: string): string {
  if (detail === undefined) return m.errors.server(status);
  if (retryAfterS < CLOCK_FROM_S || retryAfterS >= DAY_S) return detail;
  const time = new Date(Date.now() + retryAfterS * 1000).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${detail} ${m.errors.retryAt(time)}`;
}
