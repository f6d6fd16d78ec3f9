import type { StoredPreview } from '@lectern/api-client';
import type { PageWords } from '@lectern/catalogue';
import { useEffect, useState } from 'react';

import { spokenTime } from '../../islands/player/spoken-time.js';
import { listStoredPreviews } from '../audio-previews/preview-calls.js';

type Words = PageWords<'audio-test'>;

type TestResult = Words['results'][number];

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

type Labels = PageWords<'audio-test'>['statusLabels'];

/** What a status is called; one that has no name of its own is pending (specification 1, section 2). */
export function statusLabel(status: string, labels: Labels): string {
  return Object.hasOwn(labels, status) ? labels[status as keyof Labels] : labels.pending;
}

/** The rows as they were prerendered, and then as things are. */
export function useResults(words: PageWords<'audio-test'>): readonly TestResult[] {
  const [results, setResults] = useState<readonly TestResult[]>(words.results);
  useEffect(() => {
    let isStale = false;
    void listStoredPreviews().then((stored) => {
      if (!isStale) setResults(testResults(stored, words));
    });
    return () => {
      isStale = true;
    };
  }, [words]);
  return results;
}
