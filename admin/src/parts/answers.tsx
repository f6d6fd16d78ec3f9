import { styled } from 'styled-components';

/** Buttons side by side that answer a form or a dialog; `$atEnd`: where a dialog ends. */
export const Answers = styled.div<{ $atEnd?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $atEnd }) => ($atEnd ? 'flex-end' : 'flex-start')};
  gap: var(--space-1);
`;
