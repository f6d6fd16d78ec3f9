import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublicFolder } from './public-folder.js';
import type { Recipe } from './recipe.js';

interface Leftover<Facts> {
  paths: string[];
  facts: Facts;
}

/**
 * Makes pictures and remembers them by what went into them: an unchanged drawing is never encoded
 * twice. What a run did not ask for is thrown away at its end.
 */
export class Kitchen {
  readonly #method: string;
  readonly #cacheFolder: string;
  readonly #publicFolder: PublicFolder;
  readonly #used = new Set<string>();
  /** Pictures that had to be made anew. */
  madeCount = 0;

  /** @param method changes whenever the way pictures are made does, so that earlier ones are made again */
  constructor(method: string, cacheFolder: string, publicFolder: PublicFolder) {
    this.#method = method;
    this.#cacheFolder = cacheFolder;
    this.#publicFolder = publicFolder;
  }

  /** Publishes the files of a recipe and answers with its facts. */
  async serve<Facts>(recipe: Recipe<Facts>): Promise<Facts> {
    const everything = JSON.stringify([this.#method, ...recipe.ingredients]);
    const key = createHash('sha256').update(everything).digest('hex').slice(0, 24);
    this.#used.add(key);
    const folder = join(this.#cacheFolder, key);
    const { paths, facts } = (await this.#leftover<Facts>(folder)) ?? (await this.#make(recipe, folder));
    for (const path of paths) await this.#publicFolder.place(path, join(folder, path));
    return facts;
  }

  async tidy(): Promise<void> {
    const kept = await readdir(this.#cacheFolder).catch(() => []);
    const unused = kept.filter((key) => !this.#used.has(key));
    await Promise.all(
      unused.map((key) => rm(join(this.#cacheFolder, key), { recursive: true, force: true })),
    );
  }

  async #leftover<Facts>(folder: string): Promise<Leftover<Facts> | null> {
    const written = await readFile(join(folder, 'facts.json'), 'utf8').catch(() => null);
    return written === null ? null : (JSON.parse(written) as Leftover<Facts>);
  }

  async #make<Facts>(recipe: Recipe<Facts>, folder: string): Promise<Leftover<Facts>> {
    const { files, facts } = await recipe.make();
    this.madeCount += 1;
    const made: Leftover<Facts> = { paths: files.map(({ path }) => path), facts };
    // Built aside and moved in one step, so that an interrupted run leaves nothing half made.
    const draft = `${folder}.${randomUUID()}`;
    for (const { path, bytes } of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), bytes);
    }
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, 'facts.json'), JSON.stringify(made));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return made;
  }
}
