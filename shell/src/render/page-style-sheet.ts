import { books, look, site } from '@lectern/catalogue';
import { coverClass, coverCss, globalCss, paletteClass, paletteCss } from '@lectern/ui';
import { menuBooks } from '../layout/frame.words.js';
import { lookCss, motion } from '@lectern/ui/tokens';
import { fallbackFaceCss } from '@lectern/ui/fonts';

/** Cross-document view transitions, in which covers move (`browser/cover-travel.ts`). Clicks go to the new page. */
const transitionCss =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  '::view-transition{pointer-events:none}' +
  `::view-transition-group(*){animation-duration:${motion.calm};animation-timing-function:${motion.ease}}`;

/** At the foot of a printed page: whose site it is from, and the page's number. */
const printCss = (): string =>
  '@page{margin:18mm 20mm 20mm;' +
  `@bottom-left{content:${JSON.stringify(site.name).replaceAll('<', '\\3c ')};font:8pt sans-serif;color:#555}` +
  `@bottom-right{content:counter(page) ' / ' counter(pages);font:8pt sans-serif;color:#555}}`;

/** Islands have no box of their own. */
const islandCss = '[data-island]{display:contents}';

/** Of every page, with the covers of the books menu. */
const everywhere = (): string =>
  fallbackFaceCss(look.typefaces) +
  globalCss +
  lookCss(look) +
  islandCss +
  transitionCss +
  printCss() +
  coverCss(books.slice(0, menuBooks));

/**
 * Whether a page or one of its islands uses a book's colors: their markup or props contain its id, or it has a slot,
 * which the server fills with a part about any book.
 */
const uses = (markup: string, id: string, className: string) =>
  [className, `&quot;${id}&quot;`, '<slot>'].some((sign) => markup.includes(sign));

export const pageStyleSheet = (markup: string): string =>
  everywhere() +
  coverCss(books.slice(menuBooks).filter(({ id }) => uses(markup, id, coverClass(id)))) +
  paletteCss(books.filter(({ id }) => uses(markup, id, paletteClass(id))));
