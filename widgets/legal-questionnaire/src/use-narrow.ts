import { useSyncExternalStore } from 'react';

/** A phone, or a frame as narrow as one: questions are then asked one group at a time. */
const narrow = '(max-width: 30rem)';

function watch(notify: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

export const useNarrow = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(narrow).matches);
