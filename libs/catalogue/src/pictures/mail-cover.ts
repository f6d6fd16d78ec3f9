import { imageFile } from './hashed-name.js';
import { drawSvg, toJpeg } from './raster.js';
import type { Recipe } from './recipe.js';

const width = 240;

/** A JPEG at twice its displayed width, because some email clients support nothing newer. */
export function mailCover(name: string, svg: string): Recipe<string> {
  return {
    ingredients: ['mail-cover', width, svg],
    make: async () => {
      const file = imageFile(`${name}-mail`, 'jpg', await toJpeg(await drawSvg(svg, width)));
      return { files: [file], facts: `/${file.path}` };
    },
  };
}
