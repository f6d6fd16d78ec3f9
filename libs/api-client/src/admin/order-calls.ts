import { request } from '../request.js';
import type { MadeLink, Order, OrderEvidence, OrderOverview, OrderPage, OrderStatus } from './types.js';

const calls = '/api/admin/orders';

/** Which orders; what is not given does not count. */
export interface OrderFilter {
  /** A part of the address, the name, the reference or the payment's id. */
  query?: string | undefined;
  /** `stuck`: something about it did not work. */
  status?: OrderStatus | 'stuck' | undefined;
  productId?: string | undefined;
  /** ISO 8601 in UTC: opened then or later. */
  from?: string | undefined;
  /** ISO 8601 in UTC: opened earlier. */
  before?: string | undefined;
}

function search(filter: object): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

/** The newest first. */
export function fetchOrders(filter: OrderFilter, cursor?: string): Promise<OrderPage> {
  return request<OrderPage>(`${calls}${search({ ...filter, cursor })}`);
}

/** How many wait for somebody, and of what orders can be. */
export function fetchOrderOverview(): Promise<OrderOverview> {
  return request<OrderOverview>(`${calls}/overview`);
}

/** Where the orders lie as a CSV file. */
export const ordersFile = (filter: OrderFilter): string => `${calls}/export${search(filter)}`;

export function fetchOrder(id: string): Promise<Order> {
  return request<Order>(`${calls}/${encodeURIComponent(id)}`);
}

/** What a bank wants to know of a disputed sale. */
export function fetchOrderEvidence(id: string): Promise<OrderEvidence> {
  return request<OrderEvidence>(`${calls}/${encodeURIComponent(id)}/evidence`);
}

function post(id: string, what: string, body?: object): Promise<Order> {
  return request<Order>(`${calls}/${encodeURIComponent(id)}/${what}`, { method: 'POST', body });
}

/** Sends the email of the purchase once more. */
export const resendOrder = (id: string): Promise<Order> => post(id, 'resend');

/** Tries again what did not work, and asks Stripe about the payment. */
export const retryOrder = (id: string): Promise<Order> => post(id, 'retry');

export const markOrderSent = (id: string, trackingNumber: string): Promise<Order> =>
  post(id, 'sent', { trackingNumber });

/** @param currentEmail that was seen; throws ApiError 409 where it was changed since */
export function changeOrderAddress(id: string, email: string, currentEmail: string): Promise<Order> {
  const body = { email, currentEmail };
  return request<Order>(`${calls}/${encodeURIComponent(id)}/address`, { method: 'PUT', body });
}

/** Fresh links, which nobody can read later. */
export function makeOrderLinks(id: string): Promise<MadeLink[]> {
  return request<MadeLink[]>(`${calls}/${encodeURIComponent(id)}/links`, { method: 'POST' });
}

export interface RefundInput {
  /** A new UUID for each refund, the same for each try of it. */
  refundId: string;
  amountCents: number;
  reason: string;
  /** What was seen to be given back already. */
  seenGivenBackCents: number;
}

/** Throws ApiError 409 where the order was changed since, 422 where it is more than is left. */
export const refundOrder = (id: string, filter: RefundInput): Promise<Order> => post(id, 'refunds', filter);

/** @param noteId a new UUID for each note, the same for each try of it */
export const writeOrderNote = (id: string, noteId: string, body: string): Promise<Order> =>
  post(id, 'notes', { noteId, body });

/** @param version that was seen; throws ApiError 409 where it was changed since */
export function changeOrderNote(id: string, noteId: string, body: string, version: number): Promise<Order> {
  const path = `${calls}/${encodeURIComponent(id)}/notes/${noteId}`;
  return request<Order>(path, { method: 'PUT', body: { body, version } });
}
