import { useEffect, useState } from 'react';
import { loadRecommender } from './load-recommender.js';
import type { Recommender } from './recommender.js';

export interface RecommenderInHand {
  /** Null while it is being fetched, and when it could not be. */
  recommender: Recommender | null;
  hasFailed: boolean;
  retry(): void;
}

/** Fetches rules and topics as soon as results stand; once more at each `retry`. */
export function useRecommender(url: string): RecommenderInHand {
  const [recommender, setRecommender] = useState<Recommender | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isHere = true;
    setFailed(false);
    loadRecommender(url).then(
      (loaded) => isHere && setRecommender(loaded),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [url, tries]);

  return { recommender, hasFailed, retry: () => setTries((count) => count + 1) };
}
