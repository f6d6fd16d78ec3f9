import { request } from './request.js';
import type { AskTotal, JoinWaitlist, RequestDownload, SendMessage, StartPayment } from './types.js';

export function listProducts() {
  return request<'get /api/products'>('/api/products');
}

export function fetchCheckoutSettings() {
  return request<'get /api/checkout/settings'>('/api/checkout/settings');
}

export function askTotal(input: AskTotal) {
  return request<'post /api/checkout/total'>('/api/checkout/total', { method: 'POST', body: input });
}

interface PaymentRequest {
  idempotencyKey?: string | undefined;
  /** Keys of this browser's earlier purchases of the product. */
  recentKeys?: readonly string[];
  /** `ask` rejects a second purchase within a day with a question; see {@link ApiError.isRepeat}. */
  ifBought?: 'ask' | 'buy';
}

/** Starts an order and its payment, or finds it again for the same key and input. */
export function startPayment(input: StartPayment, how: PaymentRequest = {}) {
  const { idempotencyKey, recentKeys = [], ifBought } = how;
  return request<'post /api/create-payment-intent'>('/api/create-payment-intent', {
    method: 'POST',
    body: input,
    headers: {
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(recentKeys.length > 0 ? { 'recent-keys': recentKeys.join() } : {}),
      ...(ifBought ? { 'if-bought': ifBought } : {}),
    },
  });
}

export function claimPurchase(clientSecret: string) {
  return request<'post /api/purchases/claim'>('/api/purchases/claim', {
    method: 'POST',
    body: { clientSecret },
  });
}

/** Joins a product's waitlist; the server asks for confirmation by email. */
export function joinWaitlist(input: JoinWaitlist) {
  return request<'post /api/release-notices'>('/api/release-notices', { method: 'POST', body: input });
}

/** Emails new links to all purchases of an address; the response is the same for every address. */
export function askForPurchases(email: string) {
  return request<'post /api/purchases/mail'>('/api/purchases/mail', { method: 'POST', body: { email } });
}

/** Subscribes to the newsletter; the response is the same for known and unknown addresses. */
export function subscribe(email: string) {
  return request<'post /api/newsletter/subscribe'>('/api/newsletter/subscribe', {
    method: 'POST',
    body: { email },
  });
}

/** Sends a message to the author. @param idempotencyKey the same for a retry with the same text */
export function sendMessage(message: SendMessage, idempotencyKey: string) {
  return request<'post /api/contact'>('/api/contact', {
    method: 'POST',
    body: message,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

export function requestDownload(input: RequestDownload) {
  return request<'post /api/downloads'>('/api/downloads', { method: 'POST', body: input });
}
