import { keyframes, styled } from 'styled-components';
import { color, radius } from './tokens.js';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Loading placeholder of one line of text. Size it with a styled wrapper. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  block-size: 1em;
  border-radius: ${radius.small};
  background: ${color.line};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
