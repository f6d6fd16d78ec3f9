import { styled, keyframes } from 'styled-components';

const breathe = keyframes`
  from { opacity: 1 }
  to { opacity: 0.55 }
`;

/** Loading placeholder. Size it with a styled wrapper. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  min-height: 1em;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--color-ink) 9%, var(--color-surface));
  animation: ${breathe} 900ms ease-in-out infinite alternate;
`;
