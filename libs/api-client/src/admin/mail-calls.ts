import { request } from '../request.js';
import { search } from './search.js';
import { send } from './send.js';
import type {
  DeliveryPage,
  DeliveryStatus,
  KeptMail,
  KeptMailPage,
  SenderCheck,
  Suppression,
  SuppressionPage,
} from './types.js';

const calls = '/api/admin';

export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
  /** A part of the address. */
  query?: string | undefined;
  /** Of the page before. */
  cursor?: string | undefined;
}

/** What has become of emails, the newest first. */
export function fetchDeliveries({ status, query, cursor }: DeliveryFilter): Promise<DeliveryPage> {
  return request<DeliveryPage>(`${calls}/deliveries${search({ status, query, cursor })}`);
}

/** Sends an email again; throws ApiError 409 where it has arrived or is on its way. */
export function resendDelivery(id: string): Promise<{ id: string }> {
  return request<{ id: string }>(`${calls}/deliveries/${id}/resend`, { method: 'POST' });
}

/** The addresses that get no emails any more. */
export function fetchSuppressions(cursor?: string): Promise<SuppressionPage> {
  return request<SuppressionPage>(`${calls}/suppressions${search({ cursor })}`);
}

export function liftSuppression({ list, email }: Pick<Suppression, 'list' | 'email'>): Promise<void> {
  return send(`${calls}/suppressions/${list}/${encodeURIComponent(email)}`, { method: 'DELETE' });
}

/** The emails that a site without a mail server keeps instead of sending them. */
export function fetchKeptMails(cursor?: string): Promise<KeptMailPage> {
  return request<KeptMailPage>(`${calls}/kept-mail${search({ cursor })}`);
}

export function fetchKeptMail(name: string): Promise<KeptMail> {
  return request<KeptMail>(`${calls}/kept-mail/${encodeURIComponent(name)}`);
}

/** Where the email lies as a file (RFC 5322). */
export const keptMailFile = (name: string): string => `${calls}/kept-mail/${encodeURIComponent(name)}/raw`;

/** Whether mail in the name of the site's domain is proven to be ours. */
export function fetchSenderCheck(): Promise<SenderCheck> {
  return request<SenderCheck>(`${calls}/sender-check`);
}
