import { fetchWithDeadline } from '@lectern/widget-kit';
import { useEffect, useState } from 'react';

import { useOnReconnect } from '../lazy-part.js';
import { wordsPerMinute } from './reading-rules.js';

/** Sample as JSON, written by the book builder beside the PDF (tools/asset-generators/books, `SampleReading`). */
export interface Reading {
  title: string;
  /** Above the title: `1`, `Introduction`. */
  label: string | null;
  author: string;
  language: string;
  wordCount: number;
  contents: { id: string; title: string }[];
  /** HTML below the title, headings from `h3` down. */
  html: string;
}

export function minutesOf(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / wordsPerMinute));
}

/** @throws Error if it cannot be loaded */
async function fetchReading(url: string, signal: AbortSignal): Promise<Reading> {
  const answer = await fetchWithDeadline(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered with ${answer.status}.`);
  return (await answer.json()) as Reading;
}

type State = { status: 'loading' | 'failed'; reading: null } | { status: 'ready'; reading: Reading };

const loading: State = { status: 'loading', reading: null };

export function useReading(url: string): State & { retry(): void } {
  const [state, setState] = useState<State>(loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const end = new AbortController();
    fetchReading(url, end.signal).then(
      (reading) => setState({ status: 'ready', reading }),
      () => {
        if (!end.signal.aborted) setState({ status: 'failed', reading: null });
      },
    );
    return () => end.abort();
  }, [url, attempt]);
  const retry = () => {
    setState(loading);
    setAttempt(attempt + 1);
  };
  useOnReconnect(state.status === 'failed', retry);
  return { ...state, retry };
}
