import { addressOf, call } from './call.js';
import type { DecideLateEmails, DeliveryStatus, Suppression } from './types.js';

export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
  /** A part of the address. */
  query?: string | undefined;
  /** Of the page before. */
  cursor?: string | undefined;
}

/** What has become of emails, the newest first. */
export const fetchDeliveries = (query: DeliveryFilter) => call('get', '/api/admin/deliveries', { query });

/** Sends an email again; throws ApiError 409 where it has arrived or is on its way. */
export const resendDelivery = (id: string) =>
  call('post', '/api/admin/deliveries/{id}/resend', { path: { id } });

/** Emails that the site found late and holds until the owner decides, by kind and broadcast. */
export const fetchLateEmails = () => call('get', '/api/admin/late-emails');

export const sendLateEmails = (body: DecideLateEmails) =>
  call('post', '/api/admin/late-emails/send', { body });

/** They cannot be sent later; a broadcast that had not begun is a draft again. */
export const discardLateEmails = (body: DecideLateEmails) =>
  call('post', '/api/admin/late-emails/discard', { body });

/** The addresses that get no emails any more. */
export const fetchSuppressions = (cursor?: string) =>
  call('get', '/api/admin/suppressions', { query: { cursor } });

export const liftSuppression = ({ list, email }: Pick<Suppression, 'list' | 'email'>) =>
  call('delete', '/api/admin/suppressions/{list}/{email}', { path: { list, email } });

/** The emails that a site without a mail server keeps instead of sending them. */
export const fetchKeptMails = (cursor?: string) => call('get', '/api/admin/kept-mail', { query: { cursor } });

export const fetchKeptMail = (name: string) => call('get', '/api/admin/kept-mail/{name}', { path: { name } });

/** Where the email lies as a file (RFC 5322). */
export const keptMailFile = (name: string): string =>
  addressOf('/api/admin/kept-mail/{name}/raw', { path: { name } });

/** Whether mail in the name of the site's domain is proven to be ours. */
export const fetchSenderCheck = () => call('get', '/api/admin/sender-check');
