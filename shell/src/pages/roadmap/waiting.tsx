import { Card, Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';

const Sheets = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 46rem;
  min-height: 70vh;
  align-content: start;
`;

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
`;

const Line = styled(Skeleton)`
  height: 1.25rem;
  &:nth-child(1) {
    width: 35%;
  }
  &:nth-child(2) {
    width: 80%;
    height: 2rem;
  }
`;

/** The shape of a roadmap that is on its way. */
export function Waiting() {
  return (
    <Sheets aria-hidden="true">
      {[1, 2, 3].map((sheet) => (
        <Sheet key={sheet}>
          <Line />
          <Line />
          <Line />
        </Sheet>
      ))}
    </Sheets>
  );
}
