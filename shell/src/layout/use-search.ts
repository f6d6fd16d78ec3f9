import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

export interface UsedSearch {
  state: 'closed' | 'opening' | 'open' | 'failed';
  /** An element of the page for the search to stand in. */
  place: RefObject<HTMLDivElement | null>;
  /** Fetches it ahead. */
  prepare(): void;
  open(): void;
  /** Takes away what is said of a failure. */
  dismiss(): void;
}

const opening = () => import('../widgets/open-search.js');

/** A browser that fills in a field reports keys that have no name. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Partial<KeyboardEvent>) =>
  key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The search of the site, a widget that is fetched when it is first wanted; Ctrl-K and ⌘K open it anywhere. */
export function useSearch(): UsedSearch {
  const [state, setState] = useState<UsedSearch['state']>('closed');
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  const [, goTo] = useLocation();

  const end = useCallback((ended: 'closed' | 'failed') => {
    isOpen.current = false;
    setState(ended);
  }, []);
  const open = useCallback(() => {
    const { current } = place;
    if (isOpen.current || !current) return;
    isOpen.current = true;
    setState('opening');
    opening()
      .then(({ openSearch }) => openSearch(current, { goTo, onClose: () => end('closed') }))
      .then(
        () => setState('open'),
        () => end('failed'),
      );
  }, [goTo, end]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    // On its way down, before React's root: it swallows keys that are meant for a part not hydrated yet.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [open]);

  return {
    state,
    place,
    prepare: () =>
      void opening()
        .then(({ prepareSearch }) => prepareSearch())
        .catch(() => undefined),
    open,
    dismiss: () => end('closed'),
  };
}
