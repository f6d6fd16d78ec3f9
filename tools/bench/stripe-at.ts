import { createRequire } from 'node:module';

import type Stripe from 'stripe';

import { inRoot } from '../start/paths.mjs';

const Client = createRequire(inRoot('backend/package.json'))('stripe') as typeof Stripe;

/** A client of a Stripe sandbox on this machine. */
export const stripeAt = (port: number, secretKey: string) =>
  new Client(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
