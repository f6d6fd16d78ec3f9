import { styled } from 'styled-components';

export const Card = styled.div`
  padding: clamp(1.25rem, 1rem + 1.2vw, 2rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;
