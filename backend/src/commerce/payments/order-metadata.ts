import type Stripe from 'stripe';

import type { Order, OrderConsent } from '../orders/order.entity.js';
import type { PostalAddress } from '../orders/postal-address-rules.js';
import { isRefusal } from '../stripe/stripe-errors.js';

/** Purpose of the signature of an order's id: a payment with it was opened by this site. */
export const ORDER_SIGNATURE = 'payment-order';

/** Longest value of Stripe's metadata: https://docs.stripe.com/api/metadata */
const MAX_VALUE = 500;

type StoredConsent = Pick<OrderConsent, 'wording' | 'agreedAt'>;

type SoldOrder = Pick<Order, 'id' | 'productId' | 'customerEmail' | 'customerName'>;

interface OrderParts {
  signature: string;
  address?: PostalAddress | undefined;
  taxCalculationId?: string | undefined;
  consent?: StoredConsent | undefined;
}

/**
 * Everything that restores a lost order from its payment, besides amount and time. One piece of one product is an order,
 * so it has no quantity and no prices of lines.
 */
export function orderMetadata(
  { id, productId, customerEmail, customerName }: SoldOrder,
  { signature, address, taxCalculationId, consent }: OrderParts,
): Record<string, string> {
  const values: Record<string, string | null | undefined> = {
    order_id: id,
    product_id: productId,
    order_signature: signature,
    customer_email: customerEmail,
    customer_name: customerName,
    tax_calculation_id: taxCalculationId,
    consent_wording: consent?.wording,
    consent_at: consent?.agreedAt.toISOString(),
    ship_name: address?.name,
    ship_line1: address?.line1,
    ship_line2: address?.line2,
    ship_city: address?.city,
    ship_region: address?.region,
    ship_postal_code: address?.postalCode,
    ship_country: address?.country,
  };
  const present = Object.entries(values).flatMap(([key, value]): [string, string][] =>
    value ? [[key, value.slice(0, MAX_VALUE)]] : [],
  );
  return Object.fromEntries(present);
}

const PERSONAL = [
  'customer_email',
  'customer_name',
  'ship_name',
  'ship_line1',
  'ship_line2',
  'ship_city',
  'ship_region',
  'ship_postal_code',
];

/** Stripe removes empty values. */
const WITHOUT_BUYER: Readonly<Record<string, string>> = Object.fromEntries(PERSONAL.map((key) => [key, '']));

/** Removes the buyer from a payment's metadata. @throws StripeError if Stripe cannot be reached */
export async function forgetBuyer(
  { paymentIntents }: Pick<Stripe, 'paymentIntents'>,
  paymentIntentId: string,
): Promise<void> {
  try {
    await paymentIntents.update(paymentIntentId, { metadata: { ...WITHOUT_BUYER } });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

export interface ReadMetadata {
  orderId: string | undefined;
  productId: string | undefined;
  signature: string | undefined;
  customerEmail: string | undefined;
  customerName: string | null;
  taxCalculationId: string | undefined;
  consent: StoredConsent | undefined;
  address: PostalAddress | undefined;
}

export function readOrderMetadata({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): ReadMetadata {
  const { ship_name, ship_line1, ship_city, ship_region, ship_postal_code, ship_country } = metadata;
  const { consent_wording: wording, consent_at: agreedAt } = metadata;
  const hasAddress = ship_name && ship_line1 && ship_city && ship_postal_code && ship_country;
  return {
    orderId: metadata['order_id'],
    productId: metadata['product_id'],
    signature: metadata['order_signature'],
    customerEmail: metadata['customer_email'],
    customerName: metadata['customer_name'] ?? null,
    taxCalculationId: metadata['tax_calculation_id'],
    consent:
      wording && agreedAt && Number.isFinite(Date.parse(agreedAt))
        ? { wording, agreedAt: new Date(agreedAt) }
        : undefined,
    address: hasAddress
      ? {
          name: ship_name,
          line1: ship_line1,
          line2: metadata['ship_line2'] ?? null,
          city: ship_city,
          region: ship_region ?? '',
          postalCode: ship_postal_code,
          country: ship_country,
        }
      : undefined,
  };
}
