import type { SpokenPreview, SpokenSentence } from '@lectern/api-client';

/** A preview that can be heard. */
export interface ReadyPreview {
  id: string;
  bookTitle: string;
  voiceType: string;
  audioUrl: string;
  /** 0 when only the sound itself knows. */
  durationMs: number;
  /** Loudness from 0 to 100, evenly over the whole. */
  waveform: readonly number[];
  sentences: readonly SpokenSentence[];
}

/** What can be played of an answer; null while there is nothing. */
export function readyPreview(answer: SpokenPreview): ReadyPreview | null {
  const { id, bookTitle, voiceType, audioUrl, durationMs = 0, waveform = [], sentences = [] } = answer;
  return audioUrl ? { id, bookTitle, voiceType, audioUrl, durationMs, waveform, sentences } : null;
}
