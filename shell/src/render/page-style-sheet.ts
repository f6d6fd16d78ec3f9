import { books } from '@lectern/catalogue';
import { globalCss, paletteCss } from '@lectern/ui';
import { firstFaceCss } from '@lectern/ui/fonts';

/** Islands have no box of their own; from page to page the browser blends, where movement is welcome. */
const documentCss =
  '[data-island]{display:contents}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** What every page needs before its own parts: typefaces, tokens, element defaults, the books' palettes. */
export const pageStyleSheet = firstFaceCss + globalCss + paletteCss(books) + documentCss;
