import { Button } from '@lectern/ui';
import { styled } from 'styled-components';

import { useFrameWords, useSiteData } from '../../site-data.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-2);
  font: 400 0.9375rem/1.5 var(--font-control);
  [hidden] {
    display: none;
  }
`;

/** Setting for analytics in the privacy policy, run by the page's plain script. Empty if no tag is configured. */
export function ConsentChoice() {
  const { states, acceptLabel, declineLabel } = useFrameWords().consent;
  if (!useSiteData().measurementId) return null;
  return (
    <Row data-consent-choice>
      <p
        role="status"
        data-granted={states.granted}
        data-denied={states.denied}
        data-undecided={states.undecided}
        data-refused={states.refused}
      >
        {states.undecided}
      </p>
      <Button $look="quiet" data-consent="granted" hidden>
        {acceptLabel}
      </Button>
      <Button $look="quiet" data-consent="denied" hidden>
        {declineLabel}
      </Button>
    </Row>
  );
}
