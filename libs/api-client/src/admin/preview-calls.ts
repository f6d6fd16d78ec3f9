import { request } from '../request.js';
import { send } from './send.js';

export interface DeskPreview {
  id: string | null;
  bookId: string;
  bookTitle: string;
  voice: 'warm' | 'professional' | 'storytelling' | 'inspirational';
  status: 'missing' | 'queued' | 'speaking' | 'encoding' | 'ready' | 'failed' | 'cancelled';
  piecesDone: number;
  piecesTotal: number;
  durationMs: number | null;
  downloads: number;
  audioUrl: string | null;
  generatedAt: string | null;
  failure: { error: string; detail: string } | null;
}

export interface PreviewDesk {
  previews: DeskPreview[];
  speaker: 'local' | 'openai';
  charactersToday: number;
  charactersPerDay: number;
}

export interface MakingsAsked {
  asked: number;
  withheld: number;
}

/** Which to make: all that are missing where nothing is named. */
export interface PreviewWish {
  bookId?: string;
  voice?: DeskPreview['voice'];
}

const calls = '/api/admin/audio-previews';

/** Every book in every voice, made or not, with what the voice service has cost today. */
export function fetchPreviewDesk(): Promise<PreviewDesk> {
  return request<PreviewDesk>(calls);
}

/** @returns how many are being made, and for how many the day's characters do not suffice */
export function makePreviews(body: PreviewWish): Promise<MakingsAsked> {
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
