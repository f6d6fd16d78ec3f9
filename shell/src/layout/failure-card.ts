import { css } from 'styled-components';

export const failureCard = css`
  width: min(25rem, 100vw - 2.5rem);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-lifted);
  font: 400 0.9375rem/1.5 var(--font-control);
`;
