import { isRefusedBySignal, localStorageIfAny, readConsent } from '../layout/analytics/consent.js';
import { afterFirstPaint } from './first-paint.js';
import { onPageShown } from './page-shown.js';

/**
 * Reports a page view to the site's own server: no cookie, no stored id, and not if the browser or the visitor
 * objects. A page counts when it becomes visible (not when prerendered), and again when restored from the back/forward
 * cache. Private links never count.
 */
export function countPageViews(): void {
  if ('uncounted' in document.documentElement.dataset) return;
  if (isRefusedBySignal(navigator) || !navigator.sendBeacon) return;
  const tell = () => {
    if (readConsent(localStorageIfAny()) === 'denied') return;
    const told = new Blob([JSON.stringify({ path: location.pathname })], { type: 'application/json' });
    navigator.sendBeacon('/api/page-views', told);
  };
  // A tab in the background is painted once it becomes visible.
  onPageShown(() => afterFirstPaint(tell));
}
