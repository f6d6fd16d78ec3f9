import { styled } from 'styled-components';

import { underWayId } from '../browser/under-way.js';
import { pageUnderWay } from '../messages.en.js';

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
`;

/** Says that the next page is being fetched, by the page's plain script; a live region must be there before it speaks. */
export const UnderWay = () => <Word id={underWayId} role="status" data-text={pageUnderWay} />;
