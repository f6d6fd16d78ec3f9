import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, radius } from '@lectern/widget-look';

/** Holds the place of what is coming, so that nothing jumps: a card's fields, or a button for each file. */
export function Loading({ shape }: { shape: 'card' | 'files' }): ReactNode {
  return (
    <Bars aria-hidden="true">
      <Wide />
      {shape === 'card' && <Bar />}
      {shape === 'card' && <Bar />}
      {shape === 'files' && <Wide />}
    </Bars>
  );
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Bar = styled.div`
  block-size: 48px;
  border-radius: ${radius.field};
  background: ${color.wash};
`;

const Wide = styled(Bar)`
  grid-column: 1 / -1;
`;
