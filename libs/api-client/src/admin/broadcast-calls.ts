import { call } from './call.js';
import type { WrittenBroadcast } from './types.js';

/** The newest first. */
export const fetchBroadcasts = () => call('get', '/api/admin/broadcasts');

export const fetchBroadcast = (id: string) => call('get', '/api/admin/broadcasts/{id}', { path: { id } });

/** To whom a broadcast may go, everyone first. */
export const fetchAudiences = () => call('get', '/api/admin/broadcasts/audiences');

export const createBroadcast = (body: WrittenBroadcast) => call('post', '/api/admin/broadcasts', { body });

/** @param version that was changed; throws ApiError 409 where another window has saved since, or it is no draft */
export const changeBroadcast = (id: string, version: number, written: WrittenBroadcast) =>
  call('put', '/api/admin/broadcasts/{id}', { path: { id }, body: { ...written, version } });

export const discardBroadcast = (id: string) =>
  call('delete', '/api/admin/broadcasts/{id}', { path: { id } });

/** How a broadcast would arrive; it need not be kept. */
export const previewBroadcast = (body: WrittenBroadcast) =>
  call('post', '/api/admin/broadcasts/preview', { body });

/** Has a copy sent to the author. */
export const testBroadcast = (id: string) =>
  call('post', '/api/admin/broadcasts/{id}/test', { path: { id } });

/** @param sendAt ISO 8601 with its zone; at once where it is absent */
export const sendBroadcast = (id: string, sendAt?: string) =>
  call('post', '/api/admin/broadcasts/{id}/send', { path: { id }, body: sendAt ? { sendAt } : {} });

/** What may be done about a broadcast that was sent off: each answers with how it stands then. */
export type BroadcastAction = 'call-back' | 'pause' | 'resume' | 'cancel';

export const steerBroadcast = (id: string, action: BroadcastAction) =>
  call('post', `/api/admin/broadcasts/{id}/${action}`, { path: { id } });
