import type { IncomingMessage, ServerResponse } from 'node:http';

import type Stripe from 'stripe';

export class StripeAccount {
  readonly isSandbox!: boolean;
  /** Whether the keys are live; equals `livemode` of its events. */
  readonly isLive!: boolean;
  readonly publishableKey!: string;
  readonly webhookSecret!: string;
  readonly sandboxUrl!: string | null;

  constructor(values: StripeAccount) {
    Object.assign(this, values);
  }
}

/** Handles browser requests below the mount path. Returns false for other requests. */
export type SandboxFront = (request: IncomingMessage, response: ServerResponse) => boolean;

export abstract class StripeConnection {
  abstract readonly stripe: Stripe;
  abstract readonly account: StripeAccount;
  /** Work of a web process for the sandbox; undefined for the real Stripe. */
  readonly sandbox: { front: SandboxFront; startWebhooks(): void } | undefined;
}
