import { request } from '../request.js';
import { send } from './send.js';
import type { AdminPreview, MakingsAsked, AdminPreviews } from './types.js';

/** Which to make: all that are missing where nothing is named. */
export interface PreviewInput {
  bookId?: string;
  voice?: AdminPreview['voice'];
}

const calls = '/api/admin/audio-previews';

/** Every book in every voice, made or not, with what the voice service has cost today. */
export function fetchPreviews(): Promise<AdminPreviews> {
  return request<AdminPreviews>(calls);
}

/** @returns how many are being made, and for how many the day's characters do not suffice */
export function makePreviews(body: PreviewInput): Promise<MakingsAsked> {
  return request<MakingsAsked>(`${calls}/make`, { method: 'POST', body });
}

/** One that has failed: what is spoken of it is not spoken again. */
export function retryPreview(id: string): Promise<void> {
  return send(`${calls}/${id}/retry`, { method: 'POST' });
}

/** Removes the recording and what is known of it. */
export function removePreview(id: string): Promise<void> {
  return send(`${calls}/${id}`, { method: 'DELETE' });
}
