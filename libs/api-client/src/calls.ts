import { request } from './request.js';
import type { CheckoutSettings, PaymentSession, PublicProduct, Purchase, StartPayment } from './types.js';

/** What can be bought, with the prices that will be charged. */
export function listProducts(): Promise<PublicProduct[]> {
  return request<PublicProduct[]>('/api/products');
}

export function fetchCheckoutSettings(): Promise<CheckoutSettings> {
  return request<CheckoutSettings>('/api/checkout/settings');
}

/** Starts (or, with the same key and input, finds again) one order and its payment. */
export function startPayment(input: StartPayment, idempotencyKey: string): Promise<PaymentSession> {
  return request<PaymentSession>('/api/create-payment-intent', {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** What was bought, for whoever holds the payment's client secret. */
export function claimPurchase(clientSecret: string): Promise<Purchase> {
  return request<Purchase>('/api/purchases/claim', { method: 'POST', body: { clientSecret } });
}
