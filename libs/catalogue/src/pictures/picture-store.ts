import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { drawingMethod } from './drawing-method.js';
import type { Recipe } from './recipe.js';

/** What the site serves as it is: by address, `/images/mark.af882af5.svg`, where the file lies. */
export type PublicFiles = Map<string, string>;

/** As facts.json says it. */
interface Rendered<Facts> {
  paths: string[];
  facts: Facts;
}

interface Made<Facts> extends Rendered<Facts> {
  /** Where its files lie. */
  folder: string;
}

/** A picture that should have been kept with the drawing that it is made from. */
export class MissingPicture extends Error {
  constructor([kind, what]: readonly unknown[]) {
    const name = typeof what === 'object' && what !== null ? Reflect.get(what, 'name') : what;
    super(
      `A picture is not in made/pictures (${[kind, name].join(' ')}): run \`npm run generate\`, and commit what it draws.`,
    );
  }
}

/**
 * Makes pictures and keeps them by what went into them: an unchanged drawing is never encoded twice. Those of this
 * site are part of the repository, so that no machine has to draw them.
 */
export class PictureStore {
  readonly #folders: readonly [string, ...string[]];
  readonly #isMaking: boolean;
  readonly #used = new Set<string>();
  readonly publicFiles: PublicFiles = new Map();
  /** Pictures that had to be made anew. */
  madeCount = 0;

  /**
   * @param folders where pictures are looked for; what is missing is made in the first
   * @param isMaking whether it may make what is missing; else that is a fault
   */
  constructor(folders: readonly [string, ...string[]], isMaking = true) {
    this.#folders = folders;
    this.#isMaking = isMaking;
  }

  /** Publishes the files of a recipe and answers with its facts. */
  async publish<Facts>(recipe: Recipe<Facts>): Promise<Facts> {
    const everything = JSON.stringify([drawingMethod, ...recipe.ingredients]);
    const key = createHash('sha256').update(everything).digest('hex').slice(0, 24);
    this.#used.add(key);
    const { folder, paths, facts } = (await this.#find<Facts>(key)) ?? (await this.#make(recipe, key));
    for (const path of paths) this.publicFiles.set(`/${path}`, join(folder, path));
    return facts;
  }

  /** Removes what nothing has asked for. */
  async tidy(): Promise<void> {
    const [folder] = this.#folders;
    const kept = await readdir(folder).catch(() => []);
    const unused = kept.filter((key) => !this.#used.has(key));
    await Promise.all(unused.map((key) => rm(join(folder, key), { recursive: true, force: true })));
  }

  async #find<Facts>(key: string): Promise<Made<Facts> | null> {
    for (const each of this.#folders) {
      const folder = join(each, key);
      const written = await readFile(join(folder, 'facts.json'), 'utf8').catch(() => null);
      if (written !== null) return { ...(JSON.parse(written) as Rendered<Facts>), folder };
    }
    return null;
  }

  async #make<Facts>(recipe: Recipe<Facts>, key: string): Promise<Made<Facts>> {
    if (!this.#isMaking) throw new MissingPicture(recipe.ingredients);
    const { files, facts } = await recipe.make();
    this.madeCount += 1;
    const rendered: Rendered<Facts> = { paths: files.map(({ path }) => path), facts };
    // Built aside and moved in one step, so that an interrupted run leaves nothing half made.
    const folder = join(this.#folders[0], key);
    const draft = `${folder}.${randomUUID()}`;
    for (const { path, bytes } of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), bytes);
    }
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, 'facts.json'), JSON.stringify(rendered));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return { ...rendered, folder };
  }
}
