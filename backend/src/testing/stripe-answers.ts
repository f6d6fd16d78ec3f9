import Stripe from 'stripe';

/** The id of a payment intent, from the secret by which a browser pays it. */
export const intentOfSecret = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** What the SDK throws where Stripe says nothing. */
export const stripeSilence = () =>
  new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'silent' });
