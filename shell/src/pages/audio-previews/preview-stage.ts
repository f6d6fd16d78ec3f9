import type { Making, ReadyPreview } from './preview-shapes.js';

export interface Choice {
  bookTitle: string;
  voice: string;
}

/** What the page shows of a preview. */
export type PreviewStage =
  /** Nothing is asked for; maybe something is to be said of what was. */
  | { at: 'rest'; note: 'cancelled' | 'gone' | null; trouble: { title: string; text: string } | null }
  /** A wish is on its way to the server, or a preview is fetched by its address. */
  | { at: 'asking' | 'opening'; choice: Choice; isAway: boolean }
  | { at: 'making'; choice: Choice; making: Making; isAway: boolean }
  | { at: 'ready'; choice: Choice; preview: ReadyPreview; beginsAtOnce: boolean };

export const atRest: PreviewStage = { at: 'rest', note: null, trouble: null };

/** Whether a new wish has to wait. */
export const isUnderWay = ({ at }: PreviewStage): boolean => at === 'asking' || at === 'making';
