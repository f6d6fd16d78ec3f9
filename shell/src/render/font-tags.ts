import { controlFontFile, displayFont, textFaceCss, textFontFile, titleFont } from '@lectern/ui/fonts';

import { deferredFontsId } from '../browser/deferred-fonts.js';

export const fontPreload = (file: string) =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;

/**
 * The font of the page's title, which is preloaded, and the fonts that the loader enables behind the largest picture.
 * @param styles of the page's parts
 */
export function fontTags(styles: string): { preload: string; deferred: string } {
  const isPoster = styles.includes('var(--font-display)');
  const { file, css } = isPoster ? displayFont : titleFont;
  const deferredCss = (isPoster ? titleFont.css : '') + textFaceCss;
  const files = [...(isPoster ? [titleFont.file] : []), textFontFile, controlFontFile];
  return {
    preload: fontPreload(file) + `<style>${css}</style>`,
    deferred:
      `<style id="${deferredFontsId}" media="not all" data-files="${files.join(' ')}">${deferredCss}</style>` +
      `<noscript><style>${deferredCss}</style></noscript>`,
  };
}
