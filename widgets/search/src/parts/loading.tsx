import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, radius } from '@lectern/widget-look';
import { firstWords } from '../first-words.js';
import { Message, VisuallyHidden } from './surfaces.js';

/** While the index is on its way. */
export function Loading(): ReactNode {
  return (
    <Message role="status">
      <VisuallyHidden>{firstWords.loadingText}</VisuallyHidden>
      <Bar />
      <Bar />
      <Bar />
    </Message>
  );
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Bar = styled.div`
  block-size: 3rem;
  border-radius: ${radius.field};
  background: ${color.wash};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s infinite;
  }
`;
