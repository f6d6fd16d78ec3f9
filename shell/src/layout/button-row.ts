import { styled } from 'styled-components';

/** Buttons and links side by side. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
