import { useEffect, useState } from 'react';
import { fetchReading, type Reading } from './reading.js';

type State = { status: 'loading' | 'failed'; reading: null } | { status: 'ready'; reading: Reading };

const loading: State = { status: 'loading', reading: null };

/** The words of a sample, fetched now. */
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
  return { ...state, retry };
}
