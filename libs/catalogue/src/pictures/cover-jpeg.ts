import { drawSvg } from './raster.js';
import type { Recipe } from './recipe.js';

const width = 600;

/**
 * A cover as part of a recording's tag, in base64. A plain JPEG: players of MP3 files know nothing newer, and small
 * ones no progressive ones.
 */
export function coverJpeg(svg: string): Recipe<string> {
  return {
    ingredients: ['cover-jpeg', width, svg],
    make: async () => {
      const jpeg = await (await drawSvg(svg, width)).jpeg({ quality: 82 }).toBuffer();
      return { files: [], facts: jpeg.toString('base64') };
    },
  };
}
