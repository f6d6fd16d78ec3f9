import Stripe from 'stripe';

/** Id of a payment intent, from its client secret. */
export const intentOfSecret = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** Error of the SDK if Stripe does not answer. */
export const stripeSilence = () =>
  new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'silent' });
