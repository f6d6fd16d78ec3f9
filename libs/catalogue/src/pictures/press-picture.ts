import { imageFile } from './hashed-name.js';
import { drawSvg, toJpeg } from './raster.js';
import type { PressPicture } from '../media-kit.js';
import type { Recipe } from './recipe.js';

/** A large JPEG, which every editorial system takes. */
export function pressPicture(name: string, svg: string, width: number): Recipe<PressPicture> {
  return {
    ingredients: ['press-picture', name, width, svg],
    make: async () => {
      const image = await drawSvg(svg, width);
      const { height } = await image.metadata();
      const bytes = await toJpeg(image);
      const file = imageFile(name, 'jpg', bytes);
      return { files: [file], facts: { src: `/${file.path}`, width, height, sizeBytes: bytes.length } };
    },
  };
}
