import type Stripe from 'stripe';

import { readOrderMetadata } from '../payments/order-metadata.js';
import type { ProductType } from '../products/product-rules.js';
import type { FoundPayment, RecoveryProblem, RestoredOrder } from './payment-recovery-rules.js';

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

export const paidAtOf = (intent: Stripe.PaymentIntent): Date =>
  dateOf(chargeOf(intent)?.created ?? intent.created);

/**
 * Rebuilds an order from its payment, or says why it cannot.
 * The card's holder is not taken for a missing buyer, whose data may have been erased.
 * @param intent with `latest_charge` expanded, and with the metadata of an order
 * @param productType undefined if the product does not exist
 */
export function restoredOrder(
  intent: Stripe.PaymentIntent,
  isSigned: boolean,
  productType: ProductType | undefined,
): RestoredOrder | RecoveryProblem {
  const metadata = readOrderMetadata(intent);
  const { orderId: id, productId, signature, address, customerEmail, customerName } = metadata;
  if (!id || !productId || !signature) return 'unsigned';
  if (!isSigned) return 'other-key';
  if (!productType) return 'product-unknown';
  if (!customerEmail) return 'buyer-unknown';
  if (productType === 'paperback' && !address) return 'address-missing';
  return {
    id,
    customerEmail,
    customerName,
    productId,
    totalCents: intent.amount,
    paymentIntentId: intent.id,
    createdAt: dateOf(intent.created),
    taxCalculationId: metadata.taxCalculationId,
    consent: metadata.consent,
    address: productType === 'paperback' ? address : undefined,
  };
}

export function foundPayment(intent: Stripe.PaymentIntent, problem: RecoveryProblem): FoundPayment {
  const { amount_received: received, amount, currency } = intent;
  return {
    problem,
    amount: received || amount,
    currency,
    paidAt: paidAtOf(intent).toISOString(),
    last4: chargeOf(intent)?.payment_method_details?.card?.last4 ?? null,
  };
}
