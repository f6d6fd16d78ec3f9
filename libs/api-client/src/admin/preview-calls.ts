import { call } from './call.js';
import type { AdminPreview } from './types.js';

/** Which to make: all that are missing where nothing is named. */
export interface PreviewInput {
  bookId?: string;
  voice?: AdminPreview['voice'];
}

/** Every book in every voice, made or not, with what the voice service has cost today. */
export const fetchPreviews = () => call('get', '/api/admin/audio-previews');

/** @returns how many are being made, and for how many the day's characters do not suffice */
export const makePreviews = (body: PreviewInput) => call('post', '/api/admin/audio-previews/make', { body });

/** One that has failed: what is spoken of it is not spoken again. */
export const retryPreview = (id: string) =>
  call('post', '/api/admin/audio-previews/{id}/retry', { path: { id } });

/** Removes the recording and what is known of it. */
export const removePreview = (id: string) =>
  call('delete', '/api/admin/audio-previews/{id}', { path: { id } });
