import { below } from '@lectern/ui';
import { css } from 'styled-components';

/**
 * A list whose entries are side by side on a phone, and scroll there. With `data-sideways` on it, a keyboard reaches it
 * (`browser/sideways-rows.ts`). It bleeds to the edges of its `Container`, and the next entry peeks in.
 */
export const sidewaysRow = css`
  ${below.tablet} {
    display: grid;
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(82%, 20rem);
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--gutter));
    padding: 2px var(--gutter) var(--space-1);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;
    > * {
      scroll-snap-align: start;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;
