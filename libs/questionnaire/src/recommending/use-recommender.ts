import type { Guidance } from '@lectern/legal-guidance';
import { fetchWithDeadline, onReconnect, withDeadline } from '@lectern/widget-kit';
import { useCallback, useEffect, useState } from 'react';

import type { Recommender } from './recommender.js';

export interface LoadedRecommender {
  /** Null while loading, and after a failure. */
  recommender: Recommender | null;
  hasFailed: boolean;
  retry(): void;
}

/** Loads rules and topics when results are shown, and again at each `retry`. */
export function useRecommender(url: string): LoadedRecommender {
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

  const retry = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => (hasFailed ? onReconnect(retry) : undefined), [hasFailed, retry]);
  return { recommender, hasFailed, retry };
}

async function fetchGuidance(url: string): Promise<Guidance> {
  const response = await fetchWithDeadline(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Guidance;
}

/** Loaded on demand: most visitors get their roadmap from the server. @throws when loading fails */
export async function loadRecommender(url: string): Promise<Recommender> {
  const [{ createRecommender }, guidance] = await Promise.all([
    withDeadline(import('./recommender.js')),
    fetchGuidance(url),
  ]);
  return createRecommender(guidance);
}
