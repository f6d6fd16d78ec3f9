import type { Picture } from '@lectern/catalogue';

import type { PictureRow } from '../pictures/pictures.queries.js';
import { pictureAddress } from '../pictures/picture-rules.js';
import type { ArticlePictureValue } from './article-value.js';

const DEFAULT_COLOR = '#888888';

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

export const pictureIdIn = (picture: ArticlePictureValue | null): string[] =>
  picture ? [picture.src.slice(pictureAddress('').length)] : [];

/** @returns undefined if the library has it no more */
export function shownPicture(
  picture: ArticlePictureValue | null,
  facts: ReadonlyMap<string, PictureRow>,
): Picture | undefined {
  const [id = ''] = pictureIdIn(picture);
  const found = facts.get(id);
  if (!picture || !found) return undefined;
  const address = pictureAddress(id);
  const srcSet = (type: string) =>
    found.widths.map((width) => `${address}/${width}.${type} ${width}w`).join(', ');
  return {
    alt: picture.alt || found.alt,
    width: found.width,
    height: found.height,
    dominantColor: found.dominantColor ?? DEFAULT_COLOR,
    focus: `${percent(found.focusX)} ${percent(found.focusY)}`,
    avifSrcSet: srcSet('avif'),
    webpSrcSet: srcSet('webp'),
    src: `${address}/original.${found.fallback ?? 'jpg'}`,
  };
}
