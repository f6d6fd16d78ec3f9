import { css } from 'styled-components';

/** An entry of the header's bar, link or not. */
export const barEntry = css`
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

/** The entry under which the page on the screen is found. */
export const currentEntry = css`
  color: var(--color-accent);
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.5em;
`;
