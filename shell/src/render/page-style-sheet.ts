import { books } from '@lectern/catalogue';
import { coverCss, globalCss, paletteClass, paletteCss } from '@lectern/ui';
import { firstFaceCss } from '@lectern/ui/fonts';

/** Islands have no box of their own; from page to page the browser blends, where movement is welcome. */
const documentCss =
  '[data-island]{display:contents}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The menu of books shows them all, wherever it opens. */
const everywhere = firstFaceCss + globalCss + documentCss + coverCss(books);

/** Whether a page wears a book's palette, or an island of it may: what that is told names the book. */
const wears = (markup: string, id: string) =>
  markup.includes(paletteClass(id)) || markup.includes(`&quot;${id}&quot;`);

/** What every page needs before its own parts: typefaces, tokens, element defaults; and the palettes of its books. */
export const pageStyleSheet = (markup: string): string =>
  everywhere + paletteCss(books.filter(({ id }) => wears(markup, id)));
