import type { SpokenPreview, SpokenSentence } from '@lectern/api-client';

export interface Choice {
  bookTitle: string;
  voice: string;
}

interface IdleStage {
  at: 'rest';
  note: 'cancelled' | 'gone' | null;
  trouble: { title: string; text: string } | null;
}

export type OpenPreview = { choice: Choice } & (
  | /** The request is under way, or the preview of the address is loading. */
    { at: 'asking' | 'opening'; isAway: boolean }
  | { at: 'making'; making: SpokenPreview; isAway: boolean }
  | { at: 'ready'; preview: ReadyPreview; beginsAtOnce: boolean }
);

export type OpenStage = OpenPreview & {
  /** Requested by a button on this page, and not by the address. */
  isAskedHere: boolean;
};

export type PreviewStage = IdleStage | OpenStage;

export const idleStage: PreviewStage = { at: 'rest', note: null, trouble: null };

export const isUnderWay = ({ at }: PreviewStage): boolean => at === 'asking' || at === 'making';

export interface ReadyPreview {
  id: string;
  bookTitle: string;
  voiceType: string;
  audioUrl: string;
  /** 0 if only the audio file has it. */
  durationMs: number;
  /** Loudness from 0 to 100, at even intervals. */
  waveform: readonly number[];
  sentences: readonly SpokenSentence[];
}

export function readyPreview(answer: SpokenPreview): ReadyPreview | null {
  const { id, bookTitle, voiceType, audioUrl, durationMs = 0, waveform = [], sentences = [] } = answer;
  return audioUrl ? { id, bookTitle, voiceType, audioUrl, durationMs, waveform, sentences } : null;
}
