import { request } from './request.js';
import type { AskTotal, JoinWaitlist, RequestDownload, SendMessage, StartPayment } from './types.js';

/** What can be bought, with the prices that will be charged. */
export function listProducts() {
  return request<'get /api/products'>('/api/products');
}

export function fetchCheckoutSettings() {
  return request<'get /api/checkout/settings'>('/api/checkout/settings');
}

/** What a purchase costs with its tax, where the buyer is. */
export function askTotal(input: AskTotal) {
  return request<'post /api/checkout/total'>('/api/checkout/total', { method: 'POST', body: input });
}

export interface PaymentRequest {
  idempotencyKey?: string | undefined;
  /** Keys of this browser's earlier purchases of the product. */
  recentKeys?: readonly string[];
  /** `ask` has a second purchase within a day refused with a question; see {@link ApiError.isRepeat}. */
  ifBought?: 'ask' | 'buy';
}

/** Starts (or, with the same key and input, finds again) one order and its payment. */
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

/** What was bought, for whoever holds the payment's client secret. */
export function claimPurchase(clientSecret: string) {
  return request<'post /api/purchases/claim'>('/api/purchases/claim', {
    method: 'POST',
    body: { clientSecret },
  });
}

/** Asks to be told, once, when a product is out; an email then asks for a yes. */
export function joinWaitlist(input: JoinWaitlist) {
  return request<'post /api/release-notices'>('/api/release-notices', { method: 'POST', body: input });
}

/** Asks for an email with new links to all that was bought with an address; the answer is the same for every address. */
export function askForPurchases(email: string) {
  return request<'post /api/purchases/mail'>('/api/purchases/mail', { method: 'POST', body: { email } });
}

/** Asks for the author's newsletter; the answer is the same whether or not the address is known. */
export function subscribe(email: string) {
  return request<'post /api/newsletter/subscribe'>('/api/newsletter/subscribe', {
    method: 'POST',
    body: { email },
  });
}

/** Sends a message to the author. @param idempotencyKey the same for another try with the same words */
export function sendMessage(message: SendMessage, idempotencyKey: string) {
  return request<'post /api/contact'>('/api/contact', {
    method: 'POST',
    body: message,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Takes a free sample, or the free kit: says where its file lies. */
export function requestDownload(input: RequestDownload) {
  return request<'post /api/downloads'>('/api/downloads', { method: 'POST', body: input });
}
