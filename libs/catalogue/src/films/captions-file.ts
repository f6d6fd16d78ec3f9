import { imageFile } from '../pictures/hashed-name.js';
import type { Recipe } from '../pictures/recipe.js';

/** Captions that the owner wrote, as a file of the site. Its facts are its address. */
export function captionsFile(id: string, captions: string): Recipe<string> {
  return {
    ingredients: ['film-captions', id, captions],
    make: async () => {
      const file = imageFile(`film-${id}`, 'vtt', Buffer.from(captions));
      return { files: [file], facts: `/${file.path}` };
    },
  };
}
