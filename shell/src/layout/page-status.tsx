import { styled } from 'styled-components';

import { pageStatusId } from '../browser/page-status.js';
import * as m from '../messages.en.js';

const Word = styled.p`
  position: fixed;
  z-index: 65;
  top: max(var(--space-1), env(safe-area-inset-top));
  left: 50%;
  width: max-content;
  max-width: calc(100vw - 2 * var(--space-2));
  padding: 0.5rem 1.25rem;
  border-radius: var(--radius-pill);
  background: var(--color-ink);
  color: var(--color-background);
  font: 600 0.9375rem/1.4 var(--font-control);
  box-shadow: var(--shadow-lifted);
  translate: -50% 0;
  &:empty {
    visibility: hidden;
  }
  a {
    color: inherit;
  }
`;

/** Rendered empty, since a live region must exist before its text changes. */
export const PageStatus = () => (
  <Word id={pageStatusId} role="status" data-under-way={m.layout.page.loading} />
);
