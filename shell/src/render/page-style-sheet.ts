import { books } from '@lectern/catalogue';
import { coverCss, globalCss, paletteClass, paletteCss } from '@lectern/ui';
import { fallbackFaceCss } from '@lectern/ui/fonts';

/** Islands have no box of their own. Cross-document view transitions unless motion is reduced. */
const documentCss =
  '[data-island]{display:contents}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Every page has all covers, for the books menu. */
const everywhere = fallbackFaceCss + globalCss + documentCss + coverCss(books);

/**
 * Whether a page or one of its islands uses a book's palette: their markup or props contain its id, or it has a slot,
 * which the server fills with a part about any book.
 */
const usesPalette = (markup: string, id: string) =>
  [paletteClass(id), `&quot;${id}&quot;`, '<slot>'].some((sign) => markup.includes(sign));

export const pageStyleSheet = (markup: string): string =>
  everywhere + paletteCss(books.filter(({ id }) => usesPalette(markup, id)));
