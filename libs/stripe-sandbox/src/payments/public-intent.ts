import type { PaymentIntent } from '../stripe-objects.js';

/** What Stripe shows of an intent to a publishable key: nothing that is between the shop and Stripe alone. */
const PUBLIC_FIELDS: readonly (keyof PaymentIntent)[] = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
];

/** `body` with every payment intent in it cut down to its public fields. */
export function publicBody(body: object): object {
  if ('object' in body && body.object === 'payment_intent') {
    const shown = new Set<string>(PUBLIC_FIELDS);
    return Object.fromEntries(Object.entries(body).filter(([name]) => shown.has(name)));
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? publicBody(value) : value,
    ]),
  );
}
