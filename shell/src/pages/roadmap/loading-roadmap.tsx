import { Card, Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';

import { Layout } from './roadmap-layout.js';

const Sheets = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
  align-content: start;
`;

/** Lengths of lines in hundredths of the sheet: facts, title, two lines of text, status. */
const lines = [
  { length: 45, rem: 1 },
  { length: 70, rem: 1.75 },
  { length: 100, rem: 1.125 },
  { length: 85, rem: 1.125 },
  { length: 60, rem: 2.75 },
] as const;

const Line = styled(Skeleton)<{ $length: number; $rem: number }>`
  width: ${({ $length }) => $length}%;
  height: ${({ $rem }) => $rem}rem;
`;

/** The shape of an opened roadmap: its progress, then its steps. */
export const LoadingRoadmap = () => (
  <Layout aria-hidden="true">
    <Sheet>
      <Line $length={60} $rem={1.25} />
      <Line $length={100} $rem={0.75} />
    </Sheet>
    <Sheets>
      <Line $length={40} $rem={1.75} />
      {[1, 2, 3].map((sheet) => (
        <Sheet key={sheet}>
          {lines.map(({ length, rem }) => (
            <Line key={length} $length={length} $rem={rem} />
          ))}
        </Sheet>
      ))}
    </Sheets>
  </Layout>
);
