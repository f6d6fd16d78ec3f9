import { useSyncExternalStore } from 'react';

const calm = '(prefers-reduced-motion: reduce)';

function watchMotion(notify: () => void): () => void {
  const query = window.matchMedia(calm);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function watchTab(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

const never = () => false;

/** Whether the visitor has asked their device for less movement. */
export const usePrefersCalm = () =>
  useSyncExternalStore(watchMotion, () => window.matchMedia(calm).matches, never);

/** Whether the page lies in a tab that nobody sees. */
export const useIsHidden = () => useSyncExternalStore(watchTab, () => document.hidden, never);
