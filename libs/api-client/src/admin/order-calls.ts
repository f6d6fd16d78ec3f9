import { addressOf, call } from './call.js';
import type { OrderStatus } from './types.js';

/** Which orders; what is not named does not count. */
export interface OrderFilter {
  /** A part of the address, the name, the reference or the payment's id. */
  query?: string | undefined;
  /** `stuck`: something about it did not work; `bought`: it was paid, whatever has become of it. */
  status?: OrderStatus | 'stuck' | 'bought' | undefined;
  productId?: string | undefined;
  /** ISO 8601 in UTC: opened then or later. */
  from?: string | undefined;
  /** ISO 8601 in UTC: opened earlier. */
  before?: string | undefined;
}

/** The newest first. */
export const fetchOrders = (filter: OrderFilter, cursor?: string) =>
  call('get', '/api/admin/orders', { query: { ...filter, cursor } });

/** How many wait for somebody, and of what orders can be. */
export const fetchOrderOverview = () => call('get', '/api/admin/orders/overview');

/** Where the orders lie as a CSV file. */
export const ordersFile = (filter: OrderFilter): string =>
  addressOf('/api/admin/orders/export', { query: { ...filter } });

export const fetchOrder = (id: string) => call('get', '/api/admin/orders/{id}', { path: { id } });

/** What a bank wants to know of a disputed sale. */
export const fetchOrderEvidence = (id: string) =>
  call('get', '/api/admin/orders/{id}/evidence', { path: { id } });

/** Sends the email of the purchase once more. */
export const resendOrder = (id: string) => call('post', '/api/admin/orders/{id}/resend', { path: { id } });

/** Tries again what did not work, and asks Stripe about the payment. */
export const retryOrder = (id: string) => call('post', '/api/admin/orders/{id}/retry', { path: { id } });

export const markOrderSent = (id: string, trackingNumber: string) =>
  call('post', '/api/admin/orders/{id}/sent', { path: { id }, body: { trackingNumber } });

/** @param currentEmail that was seen; throws ApiError 409 where it was changed since */
export const changeOrderAddress = (id: string, email: string, currentEmail: string) =>
  call('put', '/api/admin/orders/{id}/address', { path: { id }, body: { email, currentEmail } });

/** Fresh links, which nobody can read later. */
export const makeOrderLinks = (id: string) => call('post', '/api/admin/orders/{id}/links', { path: { id } });

export interface PaymentRefundInput {
  /** A new UUID for each refund, the same for each try of it. */
  refundId: string;
  reason: string;
}

/** Refunds a payment that does not fit its order; throws ApiError 409 where it was meanwhile, or Stripe refuses. */
export const refundPayment = (id: string, paymentIntentId: string, body: PaymentRefundInput) =>
  call('post', '/api/admin/orders/{id}/payments/{paymentIntentId}/refund', {
    path: { id, paymentIntentId },
    body,
  });

export interface RefundInput extends PaymentRefundInput {
  amountCents: number;
  /** What was seen to be refunded already. */
  seenGivenBackCents: number;
}

/** Throws ApiError 409 where the order was changed since, 422 where it is more than is left. */
export const refundOrder = (id: string, body: RefundInput) =>
  call('post', '/api/admin/orders/{id}/refunds', { path: { id }, body });

/** Refunds what the buyer has asked for under the guarantee. Throws ApiError 409 where that cannot be done any more. */
export const approveRefundRequest = (id: string) =>
  call('post', '/api/admin/orders/{id}/refund-request/approve', { path: { id } });

/** @param answer why not, to the buyer */
export const declineRefundRequest = (id: string, answer: string) =>
  call('post', '/api/admin/orders/{id}/refund-request/decline', { path: { id }, body: { answer } });

/** @param noteId a new UUID for each note, the same for each try of it */
export const writeOrderNote = (id: string, noteId: string, body: string) =>
  call('post', '/api/admin/orders/{id}/notes', { path: { id }, body: { noteId, body } });

/** @param version that was seen; throws ApiError 409 where it was changed since */
export const changeOrderNote = (id: string, noteId: string, body: string, version: number) =>
  call('put', '/api/admin/orders/{id}/notes/{noteId}', { path: { id, noteId }, body: { body, version } });
