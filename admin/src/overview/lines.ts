import { styled } from 'styled-components';
import { Panel } from '../components/index.js';

/** List of {@link Line}s. */
export const Lines = styled(Panel)`
  padding: 0;
  overflow: hidden;
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;

/** Mark, text and arrow; a link if it has an address. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 1.25rem 1fr auto;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: var(--space-1) var(--space-2);
  color: var(--color-ink);
  text-decoration: none;
  svg {
    width: 1.125rem;
    color: var(--color-muted);
  }
  &[href]:hover {
    background: var(--color-wash);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
