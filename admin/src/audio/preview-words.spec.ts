import { describe, expect, it } from '@jest/globals';
import type { AdminPreview } from '@lectern/api-client/admin';
import { byBook, factsOf, isInProgress, isMissing, previewStatus } from './preview-words.js';

const missing: AdminPreview = {
  id: null,
  bookId: 'fear-not',
  bookTitle: 'Fear Not',
  voice: 'warm',
  status: 'missing',
  piecesDone: 0,
  piecesTotal: 0,
  durationMs: null,
  sizeBytes: null,
  downloads: 0,
  audioUrl: null,
  generatedAt: null,
  failure: null,
};

describe('Audio preview', () => {
  it('shows its progress once its sentences are counted', () => {
    const speaking = { ...missing, status: 'speaking', piecesDone: 3, piecesTotal: 14 } as const;
    expect(previewStatus(speaking)).toEqual({ tone: 'busy', label: 'Speaking 3 of 14' });
    expect(previewStatus({ ...speaking, piecesTotal: 0 }).label).toBe('Speaking');
    expect(previewStatus(missing).label).toBe('Not made');
  });

  it('shows its length, or why it failed', () => {
    expect(factsOf(missing)).toEqual([]);
    const ready = { ...missing, status: 'ready', durationMs: 151_900, downloads: 1 } as const;
    const [length, downloads] = factsOf({ ...ready, generatedAt: '2026-11-22T09:00:00Z' });
    expect([length, downloads]).toEqual(['2:31', '1 download']);
    const failure = { error: 'quota_exceeded', detail: 'No credits are left.' } as const;
    expect(factsOf({ ...missing, status: 'failed', failure })).toEqual(['No credits are left.']);
  });

  it('can be generated if it failed or was removed, but not while it is in progress', () => {
    const incomplete = (['missing', 'failed', 'cancelled'] as const).map((status) => ({
      ...missing,
      status,
    }));
    expect(incomplete.every(isMissing)).toBe(true);
    const inProgress = (['queued', 'speaking', 'encoding'] as const).map((status) => ({
      ...missing,
      status,
    }));
    expect(inProgress.every(isInProgress)).toBe(true);
    expect([...inProgress, { ...missing, status: 'ready' as const }].some(isMissing)).toBe(false);
  });

  it('is grouped by book, in the order of the books', () => {
    const other = { ...missing, bookId: 'finding-peace', bookTitle: 'Finding Peace' };
    const books = byBook([missing, other, { ...missing, voice: 'professional' }]);
    expect(books.map(({ title, previews }) => [title, previews.length])).toEqual([
      ['Fear Not', 2],
      ['Finding Peace', 1],
    ]);
  });
});
