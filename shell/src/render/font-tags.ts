import { look } from '@lectern/catalogue';
import {
  controlFontFile,
  fontPairs,
  rareDisplayCss,
  rareTextCss,
  rareTitleCss,
  textFaceCss,
} from '@lectern/ui/fonts';

import { deferredFontsId } from '../browser/deferred-fonts.js';

export const fontPreload = (file: string) =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;

/**
 * The font of the page's title, which is preloaded, and the fonts that the loader enables behind the largest picture.
 * @param styles of the page's parts
 * @param markup whose rare characters get fonts, too
 */
export function fontTags(styles: string, markup: string): { preload: string; deferred: string } {
  const { typefaces } = look;
  const { title, display, textFile } = fontPairs[typefaces];
  const isPoster = styles.includes('var(--font-display)');
  const { file, css } = isPoster ? display : title;
  const deferredCss = (isPoster ? title.css : '') + textFaceCss(typefaces) + rareTextCss(typefaces, markup);
  const rareCss = (isPoster ? rareDisplayCss(typefaces, markup) : '') + rareTitleCss(typefaces, markup);
  const files = [...(isPoster ? [title.file] : []), textFile, controlFontFile];
  return {
    preload: fontPreload(file) + `<style>${css}${rareCss}</style>`,
    deferred:
      `<style id="${deferredFontsId}" media="not all" data-files="${files.join(' ')}">${deferredCss}</style>` +
      `<noscript><style>${deferredCss}</style></noscript>`,
  };
}
