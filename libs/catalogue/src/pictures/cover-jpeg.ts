import { drawSvg } from './raster.js';
import type { Recipe } from './recipe.js';

const width = 600;

/** A baseline JPEG in base64: MP3 players support no newer formats, and small ones no progressive JPEG. */
export function coverJpeg(svg: string): Recipe<string> {
  return {
    ingredients: ['cover-jpeg', width, svg],
    make: async () => {
      const jpeg = await (await drawSvg(svg, width)).jpeg({ quality: 82 }).toBuffer();
      return { files: [], facts: jpeg.toString('base64') };
    },
  };
}
