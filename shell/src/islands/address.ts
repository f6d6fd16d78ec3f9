import { useSyncExternalStore } from 'react';

function onChange(notify: () => void): () => void {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
}

/** The query of the address without its question mark; empty on the server and before hydration. */
export function useSearch(): string {
  return useSyncExternalStore(
    onChange,
    () => location.search.slice(1),
    () => '',
  );
}
