import { useCallback, useEffect, useState } from 'react';
import { type LoadedIndex, loadIndex } from './load-index.js';

export interface UsedIndex {
  /** Null until it has come. */
  index: LoadedIndex | null;
  hasFailed: boolean;
  retry(): void;
}

/** The index at an address, fetched when the search is first drawn. */
export function useIndex(url: string): UsedIndex {
  const [index, setIndex] = useState<LoadedIndex | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isStale = false;
    loadIndex(url).then(
      (loaded) => isStale || setIndex(loaded),
      () => isStale || setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [url, tries]);

  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { index, hasFailed, retry };
}
