import { css } from 'styled-components';

export const headerEntry = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 2.75rem;
  padding-inline: 0.625rem;
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font: 500 0.9375rem/1 var(--font-control);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--color-accent);
  }
`;

export const currentEntry = css`
  color: var(--color-accent);
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.5em;
`;
