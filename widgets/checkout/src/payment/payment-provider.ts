import type { ComponentType, Ref } from 'react';

/** How an attempt to pay ended, as far as the card form can tell. */
export type PaymentOutcome =
  /** The money is on its way; also when an earlier attempt or another tab had already paid. */
  | { kind: 'paid' }
  /** The bank or the buyer said no; the message is for the buyer's eyes. */
  | { kind: 'declined'; message: string }
  /** The form says beside its fields what is missing. Nothing was sent. */
  | { kind: 'incomplete' };

/** `open` can still be paid, `gone` never can. */
export type PaymentStanding = 'open' | 'paid' | 'gone';

export interface CardConfirmation {
  /** Sends the card. Rejects when it cannot be known what happened. */
  confirm(): Promise<PaymentOutcome>;
}

export interface CardFieldsProps {
  ref: Ref<CardConfirmation>;
  clientSecret: string;
  /** For the billing details; empty where not known. */
  billing: { name: string; email: string };
  /** Where a bank's own page sends the buyer back to. */
  returnUrl: string;
  /** Called once the fields can be filled in. */
  onReady(): void;
  /** Called when the fields cannot be shown. */
  onBroken(): void;
}

/** One way of taking cards: Stripe itself, or the sandbox that stands in for it. */
export interface PaymentProvider {
  CardFields: ComponentType<CardFieldsProps>;
  /** Rejects when nobody answers. */
  standingOf(clientSecret: string): Promise<PaymentStanding>;
}

/** Standing by the status of a PaymentIntent, https://docs.stripe.com/payments/paymentintents/lifecycle */
export function standingOfStatus(status: string): PaymentStanding {
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture') return 'paid';
  return status === 'canceled' ? 'gone' : 'open';
}
