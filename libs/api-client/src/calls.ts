import { request } from './request.js';
import type {
  AskForNotice,
  CheckoutSettings,
  DownloadReady,
  MessageSent,
  NoticeAsked,
  PaymentSession,
  PublicProduct,
  Purchase,
  PurchasesAskedFor,
  RequestDownload,
  SendMessage,
  StartPayment,
  Subscribed,
} from './types.js';

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

/** Asks to be told, once, when a product is out; a letter then asks for a yes. */
export function askForNotice(wish: AskForNotice): Promise<NoticeAsked> {
  return request<NoticeAsked>('/api/release-notices', { method: 'POST', body: wish });
}

/** Asks for a letter with new links to all that was bought with an address; the answer is the same for every address. */
export function askForPurchases(email: string): Promise<PurchasesAskedFor> {
  return request<PurchasesAskedFor>('/api/purchases/mail', { method: 'POST', body: { email } });
}

/** Asks for the author's letter; the answer is the same whether or not the address is known. */
export function subscribe(email: string): Promise<Subscribed> {
  return request<Subscribed>('/api/newsletter/subscribe', { method: 'POST', body: { email } });
}

/** Sends a message to the author. */
export function sendMessage(message: SendMessage): Promise<MessageSent> {
  return request<MessageSent>('/api/contact', { method: 'POST', body: message });
}

/** Takes a free sample, or the free kit: says where its file lies. */
export function requestDownload(wish: RequestDownload): Promise<DownloadReady> {
  return request<DownloadReady>('/api/downloads', { method: 'POST', body: wish });
}
