import { styled } from 'styled-components';

/** A sheet that holds one thing. */
export const Panel = styled.section`
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;
