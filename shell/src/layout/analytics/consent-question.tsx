import { Button } from '@lectern/ui';
import { styled } from 'styled-components';

import { useFrameWords, useSiteData } from '../../site-data.js';
import { SiteLink } from '../site-link.js';
import { questionId } from './question-id.js';

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

/** Hidden until the page's plain script finds no answer; empty if no tag is configured. */
export function ConsentQuestion() {
  const { measurementId } = useSiteData();
  const { title, text, acceptLabel, declineLabel, moreLink } = useFrameWords().consent;
  if (!measurementId) return null;
  return (
    <Band id={questionId} data-measurement-id={measurementId} aria-labelledby="consent-title" hidden>
      <h2 id="consent-title">{title}</h2>
      <p>
        {text} <SiteLink href={moreLink.path}>{moreLink.label}</SiteLink>
      </p>
      <Answers>
        <Button $look="quiet" data-consent="granted">
          {acceptLabel}
        </Button>
        <Button $look="quiet" data-consent="denied">
          {declineLabel}
        </Button>
      </Answers>
    </Band>
  );
}
