import { from } from '@lectern/ui';
import { css } from 'styled-components';

/**
 * Skips the rendering of a section far below the first screen, which halves the longest task of a long page. It is
 * rendered when the browser is idle (`browser/deferred-sections.ts`) or when it comes near. Only in browsers with
 * scroll anchoring, and not if the address has a hash: browsers scroll to the hash again each time the page grows.
 */
export const deferredRendering = css`
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
