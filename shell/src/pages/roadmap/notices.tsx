import type { RoadmapAssessment } from '@lectern/api-client/legal';
import { styled } from 'styled-components';
import { useRoadmap } from './use-roadmap.js';

const Said = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-4);
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-accent);
  color: var(--color-muted);
`;

/** Information and no advice; where it is about bankruptcy, also what 11 U.S.C. 528 has a debt relief agency say. */
export function Notices({ assessment: { answers } }: { assessment: RoadmapAssessment }) {
  const { notice, bankruptcyNotice } = useRoadmap().words;
  const isBankruptcy = String(answers['legalSituation']).startsWith('bankruptcy');
  return (
    <Said>
      <p>{notice}</p>
      {bankruptcyNotice && isBankruptcy ? <p>{bankruptcyNotice}</p> : null}
    </Said>
  );
}
