import type { SpokenPreview, SpokenSentence } from '@lectern/api-client';

export interface Choice {
  bookTitle: string;
  voice: string;
}

/** Nothing is asked for; maybe something is to be said of what was. */
interface Rest {
  at: 'rest';
  note: 'cancelled' | 'gone' | null;
  trouble: { title: string; text: string } | null;
}

/** A preview on its way, or there. */
export type Opened = { choice: Choice } & (
  | /** A wish is on its way to the server, or a preview is fetched by its address. */
    { at: 'asking' | 'opening'; isAway: boolean }
  | { at: 'making'; making: SpokenPreview; isAway: boolean }
  | { at: 'ready'; preview: ReadyPreview; beginsAtOnce: boolean }
);

export type OpenStage = Opened & {
  /** By a button of this page, and not by its address. */
  isAskedHere: boolean;
};

/** What the page shows of a preview. */
export type PreviewStage = Rest | OpenStage;

export const atRest: PreviewStage = { at: 'rest', note: null, trouble: null };

/** Whether a new wish has to wait. */
export const isUnderWay = ({ at }: PreviewStage): boolean => at === 'asking' || at === 'making';

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
