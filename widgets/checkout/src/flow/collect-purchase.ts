import { ApiError, type Purchase } from '@lectern/api-client';
import { removeStoredPayment, isTimeout } from '@lectern/widget-kit';
import * as m from '../messages.en.js';
import type { CheckoutContext } from './checkout-context.js';

/** Poll delays in milliseconds, short at first; two minutes in all. */
export const pausesMs = [700, 1000, 1500, 2000, 3000, 5000, 8000, ...Array<number>(10).fill(10_000)];

/**
 * Claims a paid purchase until its files are there. The provider's webhook reaches the server a moment after
 * the buyer's browser, so 'processing' is a normal first response.
 * @param onAnswered called once, after the first response or its failure, unless the purchase itself failed
 */
export async function collectPurchase(context: CheckoutContext, onAnswered?: () => void): Promise<void> {
  const { clientSecret } = context.state();
  if (clientSecret === null) return;
  const { onPurchased, productId } = context.options();
  let told = false;

  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await context.wait(pauseMs);
    const answer = await claim(context, clientSecret);
    const purchase = typeof answer === 'string' ? null : answer;
    if (purchase && !told && purchase.status !== 'failed') {
      told = true;
      onPurchased?.({ orderRef: purchase.orderRef, productId });
    }
    if (pauseMs === 0 && purchase?.status !== 'failed') onAnswered?.();
    // The buyer has started over: discard this response.
    if (context.state().clientSecret !== clientSecret) return;
    if (answer === 'ended') {
      // After a day the buyer may want another copy.
      removeStoredPayment(context.storage, productId);
      context.send({ type: 'uncollected', message: m.downloads.expired });
      return;
    }
    // Stops polling an unresponsive shop, and says that the files come by email.
    if (answer === 'refused' || answer === 'silent') break;
    if (!purchase) continue;
    if (purchase.status !== 'processing') {
      context.send({ type: 'collected', purchase });
      return;
    }
    context.send({ type: 'preparing', purchase });
  }
  context.send({
    type: 'uncollected',
    message:
      (context.options().productType ?? 'ebook') === 'ebook' ? m.downloads.delayed : m.downloads.unconfirmed,
  });
}

export async function collectAgain(context: CheckoutContext): Promise<void> {
  if (context.send({ type: 'asked-again' })) await collectPurchase(context);
}

async function claim(
  context: CheckoutContext,
  clientSecret: string,
): Promise<Purchase | 'no answer' | 'silent' | 'refused' | 'ended'> {
  try {
    return await context.api.claimPurchase(clientSecret);
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 410) return 'ended';
    if (isTimeout(cause)) return 'silent';
    const mayPass =
      !(cause instanceof ApiError) || cause.status >= 500 || cause.status === 429 || cause.status === 404;
    return mayPass ? 'no answer' : 'refused';
  }
}
