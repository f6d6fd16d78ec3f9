import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { connectTag, track } from './analytics.js';
import { ConsentBanner } from './consent-banner.js';
import { useConsent } from './consent-store.js';
import { loadGoogleTag } from './google-tag.js';

/** Asks once, and counts only after a yes. */
export function AnalyticsPart({ measurementId }: { measurementId: string }) {
  const { consent, isRefused } = useConsent();
  const [pathname] = useLocation();
  const isDenied = consent === 'denied' || isRefused;
  const isGranted = consent === 'granted' && !isRefused;

  useEffect(() => {
    if (isDenied) connectTag(undefined);
    if (!isGranted) return;
    let stale = false;
    loadGoogleTag(measurementId).then(
      (send) => {
        if (!stale) connectTag(send);
      },
      // A blocker has spoken for its owner; the site does without.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [isDenied, isGranted, measurementId]);

  useEffect(() => {
    // Never the query: it may hold the proof of a payment.
    if (isGranted)
      track('page_view', { page_path: pathname, page_location: window.location.origin + pathname });
  }, [isGranted, pathname]);

  return consent === 'undecided' && !isRefused ? <ConsentBanner /> : null;
}
