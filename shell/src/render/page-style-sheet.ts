import { books } from '@lectern/catalogue';
import { globalCss, paletteCss } from '@lectern/ui';
import { fontFaceCss } from '@lectern/ui/fonts';

/** What every page needs before its own parts: typefaces, tokens, element defaults, the books' palettes. */
export const pageStyleSheet = fontFaceCss + globalCss + paletteCss(books);
