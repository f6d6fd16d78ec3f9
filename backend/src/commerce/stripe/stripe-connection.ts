import type { IncomingMessage, ServerResponse } from 'node:http';

import type Stripe from 'stripe';

/** Stripe account in use, and the facts that browsers need. Also the Nest token. */
export class StripeAccount {
  readonly isSandbox!: boolean;
  /** Whether the keys are live; equals `livemode` of its events. */
  readonly isLive!: boolean;
  readonly publishableKey!: string;
  readonly webhookSecret!: string;
  /** URL of the sandbox for browsers; null for the real Stripe. */
  readonly sandboxUrl!: string | null;

  constructor(values: StripeAccount) {
    Object.assign(this, values);
  }
}

/** Handles browser requests below the mount path. Returns false for other requests. */
export type SandboxFront = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Connection to Stripe through its SDK: real or sandbox. */
export abstract class StripeConnection {
  abstract readonly stripe: Stripe;
  abstract readonly account: StripeAccount;
  /** Work of a web process for the sandbox; undefined for the real Stripe. */
  readonly sandbox: { front: SandboxFront; startWebhooks(): void } | undefined;
}
