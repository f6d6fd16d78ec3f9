import type { SpokenPreview } from '@lectern/api-client';
import type { ReadyPreview } from './preview-shapes.js';

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
