import { Button } from '@lectern/ui';
import { styled } from 'styled-components';
import { useFrameWords } from '../../site-data.js';
import { useConsent } from './consent-store.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-2);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

/** Where a visitor changes their mind about being counted. */
export function ConsentChoice() {
  const { states, acceptLabel, declineLabel } = useFrameWords().consent;
  const { consent, isRefused, decide } = useConsent();
  const other = consent === 'granted' ? 'denied' : 'granted';
  return (
    <Row>
      <p role="status">{isRefused ? states.refused : states[consent]}</p>
      {isRefused ? null : (
        <Button $look="quiet" onClick={() => decide(other)}>
          {other === 'granted' ? acceptLabel : declineLabel}
        </Button>
      )}
    </Row>
  );
}
