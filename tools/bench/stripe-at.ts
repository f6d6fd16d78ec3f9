import Stripe from 'stripe';

/** A client of a Stripe sandbox on this machine. */
export const stripeAt = (port: number, secretKey: string) =>
  new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
