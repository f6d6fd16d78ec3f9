import { from } from '@lectern/ui';
import { css } from 'styled-components';

/**
 * For a section far below the first screen: it is not laid out with it, which halves the longest task of a long page, but
 * right after (`browser/later-sections.ts`), or when it is nearly in view. Only where a browser keeps what is being read
 * in its place when a height above it turns out to be another, and never on the way to a part of the page: a browser
 * goes there again each time that the page grows.
 */
export const drawnLater = css`
  @supports (overflow-anchor: auto) {
    :root:not(:has(:target)) & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 85rem;
      ${from.desktop} {
        contain-intrinsic-block-size: auto 50rem;
      }
    }
  }
`;
