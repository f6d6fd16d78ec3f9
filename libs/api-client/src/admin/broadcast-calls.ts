import { request } from '../request.js';
import { send } from './send.js';
import type { Audience, Broadcast, BroadcastPreview, BroadcastSummary, WrittenBroadcast } from './types.js';

const calls = '/api/admin/broadcasts';

/** The newest first. */
export function fetchBroadcasts(): Promise<BroadcastSummary[]> {
  return request<BroadcastSummary[]>(calls);
}

export function fetchBroadcast(id: string): Promise<Broadcast> {
  return request<Broadcast>(`${calls}/${id}`);
}

/** To whom a broadcast may go, everyone first. */
export function fetchAudiences(): Promise<Audience[]> {
  return request<Audience[]>(`${calls}/audiences`);
}

export function createBroadcast(body: WrittenBroadcast): Promise<Broadcast> {
  return request<Broadcast>(calls, { method: 'POST', body });
}

/** @param version that was changed; throws ApiError 409 where another window has saved since, or it is no draft */
export function changeBroadcast(id: string, version: number, written: WrittenBroadcast): Promise<Broadcast> {
  return request<Broadcast>(`${calls}/${id}`, { method: 'PUT', body: { ...written, version } });
}

export function discardBroadcast(id: string): Promise<void> {
  return send(`${calls}/${id}`, { method: 'DELETE' });
}

/** How a broadcast would arrive; it need not be kept. */
export function previewBroadcast(body: WrittenBroadcast): Promise<BroadcastPreview> {
  return request<BroadcastPreview>(`${calls}/preview`, { method: 'POST', body });
}

/** Has a copy sent to the author. */
export function testBroadcast(id: string): Promise<void> {
  return send(`${calls}/${id}/test`, { method: 'POST' });
}

/** @param sendAt ISO 8601 with its zone; at once where it is absent */
export function sendBroadcast(id: string, sendAt?: string): Promise<Broadcast> {
  return request<Broadcast>(`${calls}/${id}/send`, { method: 'POST', body: sendAt ? { sendAt } : {} });
}

/** What may be done about a broadcast that was sent off: each answers with how it stands then. */
export type BroadcastAction = 'call-back' | 'pause' | 'resume' | 'cancel';

export function steerBroadcast(id: string, step: BroadcastAction): Promise<Broadcast> {
  return request<Broadcast>(`${calls}/${id}/${step}`, { method: 'POST' });
}
