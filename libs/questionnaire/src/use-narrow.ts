import { useSyncExternalStore } from 'react';

/** A phone, or a frame as narrow: questions are asked one group at a time. */
export const narrow = '(max-width: 30rem)';

function watch(notify: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether to ask one group at a time; false on a server, where CSS hides the later groups on phones. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
