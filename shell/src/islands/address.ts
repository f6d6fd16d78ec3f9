import { useSyncExternalStore } from 'react';

/** Told on the window when the address has been changed without leaving the page. */
const ADDRESS_CHANGED = 'address-changed';

function onChange(notify: () => void): () => void {
  for (const name of ['popstate', ADDRESS_CHANGED]) addEventListener(name, notify);
  return () => {
    for (const name of ['popstate', ADDRESS_CHANGED]) removeEventListener(name, notify);
  };
}

/** The query of the address without its question mark: empty on the server and until the island lives. */
export function useSearch(): string {
  return useSyncExternalStore(
    onChange,
    () => location.search.slice(1),
    () => '',
  );
}

/**
 * Changes the address and stays on the page.
 * @param address a path with its query
 */
export function changeAddress(address: string, { isNewEntry = false } = {}): void {
  history[isNewEntry ? 'pushState' : 'replaceState'](history.state, '', address);
  dispatchEvent(new Event(ADDRESS_CHANGED));
}
