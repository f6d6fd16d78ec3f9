import { isRefusedBySignal, localStorageIfAny, readConsent } from '../layout/analytics/consent.js';
import { oncePainted } from './first-paint.js';
import { whenShown } from './page-shown.js';

/**
 * Tells the site's own server that a page is shown, and nothing of who sees it: no cookie, nothing kept, nothing for whom
 * the browser says no, nor for who has said no to being counted. A page counts once somebody looks at it (it may be drawn
 * ahead of that, and never be opened), and again when the browser brings it back. What stands at a private link never counts.
 */
export function countPageViews(): void {
  if ('uncounted' in document.documentElement.dataset) return;
  if (isRefusedBySignal(navigator) || !navigator.sendBeacon) return;
  const tell = () => {
    if (readConsent(localStorageIfAny()) === 'denied') return;
    const told = new Blob([JSON.stringify({ path: location.pathname })], { type: 'application/json' });
    navigator.sendBeacon('/api/page-views', told);
  };
  // A tab in the background is painted once somebody looks at it.
  whenShown(() => oncePainted(tell));
}
