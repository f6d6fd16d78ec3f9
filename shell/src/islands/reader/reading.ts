import type { SampleReading } from '@lectern/catalogue';
import { fetchWithDeadline } from '@lectern/widget-kit';
import { useEffect, useState } from 'react';

import { useOnReconnect } from '../lazy-part.js';
import { wordsPerMinute } from './reading-rules.js';

export function minutesOf(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / wordsPerMinute));
}

/** @throws Error if it cannot be loaded */
async function fetchReading(url: string, signal: AbortSignal): Promise<SampleReading> {
  const answer = await fetchWithDeadline(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered with ${answer.status}.`);
  return (await answer.json()) as SampleReading;
}

type State = { status: 'loading' | 'failed'; reading: null } | { status: 'ready'; reading: SampleReading };

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
