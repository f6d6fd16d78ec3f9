import type { AdminPreview } from '@lectern/api-client/admin';
import { playTime } from '@lectern/ui/formats';
import type { StatusTone, StatusWords } from '../components/index.js';
import { localTime } from '../formats.js';
import { counted, say } from '../say.js';
import { audio as m } from '../messages.js';

type Status = AdminPreview['status'];

const tones: Record<Status, StatusTone> = {
  missing: 'neutral',
  queued: 'busy',
  speaking: 'busy',
  encoding: 'busy',
  ready: 'good',
  failed: 'danger',
  cancelled: 'neutral',
};

export const voiceNames: Record<AdminPreview['voice'], string> = m.voices;

/** Status in words: `Speaking 3 of 12`. */
export function previewStatus({ status, piecesDone, piecesTotal }: AdminPreview): StatusWords {
  const isCounted = status === 'speaking' && piecesTotal > 0;
  return {
    tone: tones[status],
    label: isCounted ? say(m.preview.speaking, { piecesDone, piecesTotal }) : m.states[status],
  };
}

/** Length, downloads, and date of a recording; the reason of a failure; or an empty string. */
export function factsOf({ durationMs, downloads, generatedAt, failure }: AdminPreview): string[] {
  if (failure) return [failure.detail];
  if (durationMs === null || generatedAt === null) return [];
  return [playTime(durationMs / 1000), counted(downloads, m.preview.downloads), localTime(generatedAt)];
}

export const isInProgress = ({ status }: AdminPreview): boolean => tones[status] === 'busy';

export const isMissing = (preview: AdminPreview): boolean =>
  preview.status !== 'ready' && !isInProgress(preview);

export interface BookOfPreviews {
  bookId: string;
  title: string;
  previews: AdminPreview[];
}

export function byBook(previews: readonly AdminPreview[]): BookOfPreviews[] {
  const books = new Map<string, BookOfPreviews>();
  for (const preview of previews) {
    const { bookId, bookTitle: title } = preview;
    const book = books.get(bookId) ?? { bookId, title, previews: [] };
    books.set(bookId, { ...book, previews: [...book.previews, preview] });
  }
  return [...books.values()];
}
