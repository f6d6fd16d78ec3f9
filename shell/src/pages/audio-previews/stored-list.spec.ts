import { expect, it } from '@jest/globals';
import { audioPreviewsContent } from './audio-previews.words.js';
import { storedByBook } from './stored-list.js';

const { generator, voices } = audioPreviewsContent().words;

const stored = (id: string, bookTitle: string, voiceType: string) => ({
  id,
  bookTitle,
  voiceType,
  audioUrl: `/${id}.mp3`,
  durationMs: 151_000,
  generatedAt: '2026-01-01T00:00:00Z',
});

it('lists stored previews by book and voice, the newest of each, without discontinued ones @S1-audio-16', () => {
  const previews = [
    stored('newer', 'Finding Peace', 'warm'),
    stored('older', 'Finding Peace', 'warm'),
    stored('lost', 'A Book of Somebody Else', 'warm'),
    stored('brisk', 'Finding Peace', 'inspirational'),
    stored('law', "Fresh Start: A Survivor's Guide to Bankruptcy", 'professional'),
    stored('odd', 'Finding Peace', 'whispering'),
  ];
  const shown = storedByBook(previews, generator.books, voices).map(({ book, recordings }) => [
    book.bookId,
    ...recordings.map(({ label, preview }) => `${label}: ${preview.id}`),
  ]);
  expect(shown).toEqual([
    ['fresh-start', 'Professional: law'],
    ['finding-peace', 'Warm: newer', 'Inspirational: brisk'],
  ]);
});

it('has a cover for each book of the page', () => {
  expect(generator.books).toHaveLength(7);
  for (const { cover } of generator.books) expect(cover.src).toMatch(/^\//);
});
