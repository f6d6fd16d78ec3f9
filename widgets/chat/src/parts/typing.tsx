import { color } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Said } from './conversation-parts.js';

/** Three dots while the assistant seems to write; the answer itself is read aloud, this is not. */
export function Typing(): ReactNode {
  return (
    <Dots aria-hidden="true" data-typing>
      <span />
      <span />
      <span />
    </Dots>
  );
}

const rise = keyframes`
  40% {
    opacity: 1;
    transform: translateY(-3px);
  }
`;

const Dots = styled(Said)`
  grid-auto-flow: column;
  gap: 6px;
  padding-block: 16px;
  span {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${color.muted};
    opacity: 0.55;
    animation: ${rise} 1s ease-in-out infinite;
  }
  span:nth-child(2) {
    animation-delay: 0.14s;
  }
  span:nth-child(3) {
    animation-delay: 0.28s;
  }
  @media (prefers-reduced-motion: reduce) {
    span {
      animation: none;
    }
  }
`;
