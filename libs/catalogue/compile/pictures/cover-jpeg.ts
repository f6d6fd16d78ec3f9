import { drawSvg, toJpeg } from './raster.js';
import type { Recipe } from './recipe.js';

const width = 600;

/** A cover as part of a recording's tag, in base64. A JPEG, since players of MP3 files know nothing newer. */
export function coverJpeg(svg: string): Recipe<string> {
  return {
    ingredients: ['cover-jpeg', width, svg],
    make: async () => ({ files: [], facts: (await toJpeg(await drawSvg(svg, width))).toString('base64') }),
  };
}
