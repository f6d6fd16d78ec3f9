import { expect, it } from '@jest/globals';
import { pages, partContent } from '@lectern/catalogue';
import { openText, testResults, statusLabel } from './test-results.island.js';

const { words } = partContent('test-pages', pages['audio-test']);

const stored = (bookTitle: string, voiceType: string, durationMs: number) => ({
  id: bookTitle + voiceType,
  bookTitle,
  voiceType,
  audioUrl: '/it.mp3',
  durationMs,
  generatedAt: '2026-01-01T00:00:00Z',
});

it('shows the samples while nothing is stored', () => {
  expect(testResults([], words)).toEqual(words.results);
});

it('shows the newest stored preview of each voice with its duration, and marks voices without one @S1-audio-17', () => {
  const rows = testResults(
    [stored('Fear Not', 'warm', 151_000), stored('Finding Peace', 'warm', 90_000)],
    words,
  );
  expect(rows).toHaveLength(words.results.length);
  expect(rows.find(({ voice }) => voice === 'warm')).toEqual({
    book: 'Fear Not',
    voice: 'warm',
    status: 'success',
    message: 'Stored: 2 minutes 31 seconds.',
  });
  expect(rows.filter(({ status }) => status === 'pending').map(({ voice }) => voice)).toEqual([
    'inspirational',
    'professional',
    'storytelling',
  ]);
});

it('names missing voices and why below the banner, and nothing if all exist', () => {
  expect(openText(words.results, words)).toBe(
    'Not there yet: storytelling (Quota Exceeded), warm (Pending).',
  );
  expect(openText(words.results.slice(0, 2), words)).toBe('');
});

it('explains each status', () => {
  expect(Object.keys(words.statusTexts)).toEqual(Object.keys(words.statusLabels));
});

it.each([
  ['success', 'Working'],
  ['error', 'Error'],
  ['quota_exceeded', 'Quota Exceeded'],
  ['pending', 'Pending'],
  ['queued', 'Pending'],
  ['toString', 'Pending'],
])('labels the status %s %s @S1-audio-11', (status, label) => {
  const { statusLabels } = partContent('test-pages', pages['audio-test']).words;
  expect(statusLabel(status, statusLabels)).toBe(label);
});
