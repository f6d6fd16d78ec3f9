import { MissingPicture, PictureStore } from '../pictures/picture-store.js';
import type { Recipe } from '../pictures/recipe.js';
import { realContent } from './content-copy.js';

/** Pictures of one kind have the same sizes. */
function kindOf([name, ...rest]: readonly unknown[]): string {
  const sizes = rest.map((each) => (Array.isArray(each) ? each : (Object(each) as { scene?: string }).scene));
  return JSON.stringify([name, sizes]);
}

/** Gives a picture that is not drawn the file of another one of its kind. */
class SharedPictures extends PictureStore {
  readonly #ofKind = new Map<string, unknown>();

  override async publish<Facts>(recipe: Recipe<Facts>): Promise<Facts> {
    const kind = kindOf(recipe.ingredients);
    try {
      const facts = await super.publish(recipe);
      if (!this.#ofKind.has(kind)) this.#ofKind.set(kind, facts);
      return facts;
    } catch (error) {
      const shared = this.#ofKind.get(kind);
      if (!(error instanceof MissingPicture) || shared === undefined) throw error;
      return shared as Facts;
    }
  }
}

/** Opens the catalogue of the copy in use without drawing its pictures, which takes seconds per book. */
export async function openUndrawn(): Promise<void> {
  // Imported once the environment names the copy, which is read on import.
  const { placesOf } = await import('../places.js');
  const { openCatalogue } = await import('../open-catalogue.js');
  const { readCatalogue } = await import('../compose/read-catalogue.js');
  const real = placesOf({});
  const store = new SharedPictures(real.pictureFolders, false);
  await readCatalogue({ ...real, folder: realContent }, store);
  await openCatalogue(placesOf(process.env), store);
}
