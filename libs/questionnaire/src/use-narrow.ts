import { useSyncExternalStore } from 'react';

/** A phone, or a frame as narrow as one: questions are then asked one group at a time. */
export const narrow = '(max-width: 30rem)';

function watch(notify: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether one group is asked at a time; false on a server, where styles hide the later groups from a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
