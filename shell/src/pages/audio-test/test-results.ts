import type { StoredPreview } from '@lectern/api-client';
import type { PageWords } from '@lectern/catalogue';
import { spokenTime } from '../../player/spoken-time.js';

type Words = PageWords<'audio-test'>;
export type TestResult = Words['results'][number];

/**
 * One row for each voice: the newest that is stored, once anything is; the samples until then. There are as many rows
 * before as after, so that nothing jumps.
 * @param stored the newest first
 */
export function testResults(stored: readonly StoredPreview[], words: Words): readonly TestResult[] {
  const { results, storedText, missingText, units } = words;
  if (!stored.some(({ voiceType }) => results.some(({ voice }) => voice === voiceType))) return results;
  return results.map(({ book, voice }) => {
    const newest = stored.find(({ voiceType }) => voiceType === voice);
    if (!newest) return { book, voice, status: 'pending', message: missingText };
    const time = spokenTime((newest.durationMs ?? 0) / 1000, units);
    return { book: newest.bookTitle, voice, status: 'success', message: storedText.replace('{time}', time) };
  });
}
