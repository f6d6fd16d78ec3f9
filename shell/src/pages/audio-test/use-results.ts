import type { PageWords } from '@lectern/catalogue';
import { useEffect, useState } from 'react';
import { listStoredPreviews } from '../audio-previews/preview-calls.js';
import { type TestResult, testResults } from './test-results.js';

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
