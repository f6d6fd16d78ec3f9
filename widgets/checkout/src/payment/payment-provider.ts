import type { StripeExpressCheckoutElement, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { ComponentType, Ref } from 'react';

export type PaymentOutcome =
  /** Paid, now or by an earlier attempt or another tab. */
  | { kind: 'paid' }
  /** Rejected by the bank or the buyer; the message is for the buyer. */
  | { kind: 'declined'; message: string }
  /** The form shows what is missing next to its fields. Nothing was sent. */
  | { kind: 'incomplete' };

/** `open` can still be paid, `gone` cannot. */
export type PaymentStatus = 'open' | 'paid' | 'gone';

export interface PaymentConfirmation {
  /** Sends it. Rejects when the outcome is unknown. */
  confirm(): Promise<PaymentOutcome>;
}

export interface CardFieldsProps {
  ref: Ref<PaymentConfirmation>;
  clientSecret: string;
  billing: { name: string; email: string };
  /** Return URL for the bank's page. */
  returnUrl: string;
  onReady(): void;
  onBroken(): void;
}

/**
 * The part of Stripe's `elements` that wallets need:
 * https://docs.stripe.com/js/elements_object/create_express_checkout_element
 */
export interface WalletElements {
  create(
    type: 'expressCheckout',
    options: StripeExpressCheckoutElementOptions,
  ): Pick<StripeExpressCheckoutElement, 'on' | 'mount' | 'destroy'>;
}

/** Wallets for the same payment intent as the card, confirmed in the same way. */
export interface Wallets {
  elements: WalletElements;
  confirm(returnUrl: string): Promise<PaymentOutcome>;
}

export interface PaymentProvider {
  CardFields: ComponentType<CardFieldsProps>;
  walletsOf(clientSecret: string): Wallets;
  /** Rejects without a response. */
  statusOf(clientSecret: string): Promise<PaymentStatus>;
}

/** Maps the status of a PaymentIntent: https://docs.stripe.com/payments/paymentintents/lifecycle */
export function paymentStatusOf(status: string): PaymentStatus {
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture') return 'paid';
  return status === 'canceled' ? 'gone' : 'open';
}
