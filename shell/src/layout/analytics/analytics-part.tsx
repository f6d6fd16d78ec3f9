import { Button } from '@lectern/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { connectTag, track } from './analytics.js';
import { useConsent } from './consent-store.js';
import { loadGoogleTag } from './google-tag.js';
import { SiteLink } from '../site-link.js';
import { useFrameWords } from '../../site-data.js';

/** Asks once, and counts only after a yes. */
export function AnalyticsPart({ measurementId }: { measurementId: string }) {
  const { consent, isRefused } = useConsent();
  const { pathname } = window.location;
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

const Band = styled.section`
  position: fixed;
  z-index: 50;
  right: var(--space-2);
  bottom: var(--space-2);
  left: var(--space-2);
  max-width: 30rem;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-lifted);
  font: 400 0.9375rem/1.5 var(--font-control);
  h2 {
    margin-bottom: var(--space-half);
    font: 600 1.0625rem/1.35 var(--font-control);
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-top: var(--space-2);
`;

/** The question, with a no that is as easy as the yes. It takes nothing away: the page behind it can be used. */
export function ConsentBanner() {
  const { title, text, acceptLabel, declineLabel, moreLink } = useFrameWords().consent;
  const { decide } = useConsent();
  return (
    <Band aria-labelledby="consent-title">
      <h2 id="consent-title">{title}</h2>
      <p>
        {text} <SiteLink href={moreLink.path}>{moreLink.label}</SiteLink>
      </p>
      <Answers>
        <Button $look="quiet" onClick={() => decide('granted')}>
          {acceptLabel}
        </Button>
        <Button $look="quiet" onClick={() => decide('denied')}>
          {declineLabel}
        </Button>
      </Answers>
    </Band>
  );
}
