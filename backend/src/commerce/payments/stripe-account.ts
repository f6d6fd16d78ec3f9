/** Which Stripe answers, and what a browser must know of it; the Nest token as well. */
export class StripeAccount {
  readonly isSandbox!: boolean;
  readonly publishableKey!: string;
  readonly webhookSecret!: string;
  /** Where the sandbox answers browsers; null with the real Stripe. */
  readonly sandboxUrl!: string | null;

  constructor(values: StripeAccount) {
    Object.assign(this, values);
  }
}
