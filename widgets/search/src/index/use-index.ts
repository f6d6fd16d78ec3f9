import { useCallback, useEffect, useState } from 'react';
import { type LoadedIndex, loadIndex, readyIndex } from './load-index.js';

export interface UsedIndex {
  /** Null until it has come. */
  index: LoadedIndex | null;
  hasFailed: boolean;
  retry(): void;
}

/** What became of a try. */
interface Outcome {
  url: string;
  /** Null when it has failed. */
  index: LoadedIndex | null;
}

function readyOutcome(url: string): Outcome | null {
  const index = readyIndex(url);
  return index ? { url, index } : null;
}

/** The index at an address, fetched when the search is first drawn. */
export function useIndex(url: string): UsedIndex {
  const [outcome, setOutcome] = useState(() => readyOutcome(url));
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isStale = false;
    const end = (index: LoadedIndex | null) => isStale || setOutcome({ url, index });
    loadIndex(url).then(end, () => end(null));
    return () => {
      isStale = true;
    };
  }, [url, tries]);

  const retry = useCallback(() => {
    setOutcome(null);
    setTries((count) => count + 1);
  }, []);
  const isOf = outcome?.url === url;
  return { index: isOf ? outcome.index : null, hasFailed: isOf && outcome.index === null, retry };
}
