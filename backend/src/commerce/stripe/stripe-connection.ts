import type { IncomingMessage, ServerResponse } from 'node:http';

import type Stripe from 'stripe';

/** Which Stripe answers, and what a browser must know of it; the Nest token as well. */
export class StripeAccount {
  readonly isSandbox!: boolean;
  /** Its keys are for real money: `livemode` of its events. */
  readonly isLive!: boolean;
  readonly publishableKey!: string;
  readonly webhookSecret!: string;
  /** Where the sandbox answers browsers; null with the real Stripe. */
  readonly sandboxUrl!: string | null;

  constructor(values: StripeAccount) {
    Object.assign(this, values);
  }
}

/** Answers browsers below the mount path; false when the request is not for it. */
export type SandboxFront = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The way to Stripe, through its SDK: the real one, or the sandbox that stands in for it. */
export abstract class StripeConnection {
  abstract readonly stripe: Stripe;
  abstract readonly account: StripeAccount;
  /** What a web process does for the sandbox; the real Stripe needs no such help. */
  readonly sandbox: { front: SandboxFront; startWebhooks(): void } | undefined;
}
