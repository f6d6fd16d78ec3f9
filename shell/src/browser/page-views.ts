import { storageKey } from '../layout/analytics/consent.js';
import { whenShown } from './shown.js';

interface BrowserThatSpeaks extends Navigator {
  globalPrivacyControl?: boolean;
}

/**
 * Tells the site's own server that a page is shown, and nothing of who sees it: no cookie, nothing kept, nothing for whom
 * the browser says no, nor for who has said no to being counted. A page counts once somebody looks at it (it may be drawn
 * ahead of that, and never be opened), and again when the browser brings it back.
 */
export function countPageViews(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as BrowserThatSpeaks;
  if (globalPrivacyControl || doNotTrack === '1' || !navigator.sendBeacon) return;
  const tell = () => {
    try {
      if (localStorage.getItem(storageKey) === 'denied') return;
    } catch {
      // A browser that keeps nothing has kept no refusal.
    }
    const told = new Blob([JSON.stringify({ path: location.pathname })], { type: 'application/json' });
    navigator.sendBeacon('/api/page-views', told);
  };
  const tellOnceSeen = () => {
    if (document.visibilityState === 'hidden')
      document.addEventListener('visibilitychange', tellOnceSeen, { once: true });
    else tell();
  };
  whenShown(tellOnceSeen);
}
