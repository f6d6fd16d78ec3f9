import { css, styled } from 'styled-components';

export const iconButtonStyles = css`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-ink);
  &:hover {
    color: var(--color-accent);
  }
  &:focus-visible {
    border-radius: var(--radius-pill);
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

/** Button with an icon. Give it `aria-label`, and the same text as `data-tip`. */
export const IconButton = styled.button`
  ${iconButtonStyles}
`;
