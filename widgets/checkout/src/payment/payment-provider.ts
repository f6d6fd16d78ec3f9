import type { StripeExpressCheckoutElement, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
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

/** A card that was filled in, or a wallet whose owner has agreed. */
export interface PaymentConfirmation {
  /** Sends it. Rejects when it cannot be known what happened. */
  confirm(): Promise<PaymentOutcome>;
}

export interface CardFieldsProps {
  ref: Ref<PaymentConfirmation>;
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

/** As much of Stripe’s `elements` as wallets need: https://docs.stripe.com/js/elements_object/create_express_checkout_element */
export interface WalletElements {
  create(
    type: 'expressCheckout',
    options: StripeExpressCheckoutElementOptions,
  ): Pick<StripeExpressCheckoutElement, 'on' | 'mount' | 'destroy'>;
}

/** The wallets of one payment: of the same intent as the card, and confirmed as the card is. */
export interface Wallets {
  elements: WalletElements;
  confirm(returnUrl: string): Promise<PaymentOutcome>;
}

/** One way of taking payments: Stripe itself, or the sandbox that stands in for it. */
export interface PaymentProvider {
  CardFields: ComponentType<CardFieldsProps>;
  walletsOf(clientSecret: string): Wallets;
  /** Rejects when nobody answers. */
  standingOf(clientSecret: string): Promise<PaymentStanding>;
}

/** Standing by the status of a PaymentIntent, https://docs.stripe.com/payments/paymentintents/lifecycle */
export function standingOfStatus(status: string): PaymentStanding {
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture') return 'paid';
  return status === 'canceled' ? 'gone' : 'open';
}
