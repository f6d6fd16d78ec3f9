import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import type { Recipe } from './recipe.js';

/** The folder that the site serves as it is. At the end of a run it holds what was placed, and nothing else. */
export class PublicFolder {
  readonly #folder: string;
  readonly #placed = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param path below the folder; a name without a hash of its content is always written again */
  async place(path: string, source: string): Promise<void> {
    const { size } = await stat(source);
    this.#placed.set(path, size);
    const target = join(this.#folder, path);
    const isNamedByContent = /\.[0-9a-f]{8}\.[a-z]+$/.test(path);
    const existing = await stat(target).catch(() => null);
    if (isNamedByContent && existing?.size === size) return;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, `${target}.part`);
    await rename(`${target}.part`, target);
  }

  /** Removes what earlier runs left and answers with all that is there now, by name. */
  async finish(): Promise<{ path: string; sizeBytes: number }[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = relative(this.#folder, join(entry.parentPath, entry.name));
      if (entry.isFile() && !this.#placed.has(path)) await rm(join(this.#folder, path), { force: true });
    }
    return [...this.#placed]
      .map(([path, sizeBytes]) => ({ path: `/${path}`, sizeBytes }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  }
}

interface Made<Facts> {
  paths: string[];
  facts: Facts;
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
 * Makes pictures and keeps them by what went into them: an unchanged drawing is never encoded twice, on no
 * machine, since the folder is part of the repository. What a run did not ask for is thrown away at its end.
 */
export class PictureStore {
  readonly #method: string;
  readonly #madeFolder: string;
  readonly #publicFolder: PublicFolder;
  readonly #isMaking: boolean;
  readonly #used = new Set<string>();
  /** Pictures that had to be made anew. */
  madeCount = 0;

  /**
   * @param method changes whenever the way pictures are made does, so that earlier ones are made again
   * @param isMaking whether it may make what is missing; else that is a fault
   */
  constructor(method: string, madeFolder: string, publicFolder: PublicFolder, isMaking = true) {
    this.#method = method;
    this.#isMaking = isMaking;
    this.#madeFolder = madeFolder;
    this.#publicFolder = publicFolder;
  }

  /** Publishes the files of a recipe and answers with its facts. */
  async publish<Facts>(recipe: Recipe<Facts>): Promise<Facts> {
    const everything = JSON.stringify([this.#method, ...recipe.ingredients]);
    const key = createHash('sha256').update(everything).digest('hex').slice(0, 24);
    this.#used.add(key);
    const folder = join(this.#madeFolder, key);
    const { paths, facts } = (await this.#find<Facts>(folder)) ?? (await this.#make(recipe, folder));
    for (const path of paths) await this.#publicFolder.place(path, join(folder, path));
    return facts;
  }

  async tidy(): Promise<void> {
    const kept = await readdir(this.#madeFolder).catch(() => []);
    const unused = kept.filter((key) => !this.#used.has(key));
    await Promise.all(unused.map((key) => rm(join(this.#madeFolder, key), { recursive: true, force: true })));
  }

  async #find<Facts>(folder: string): Promise<Made<Facts> | null> {
    const written = await readFile(join(folder, 'facts.json'), 'utf8').catch(() => null);
    return written === null ? null : (JSON.parse(written) as Made<Facts>);
  }

  async #make<Facts>(recipe: Recipe<Facts>, folder: string): Promise<Made<Facts>> {
    if (!this.#isMaking) throw new MissingPicture(recipe.ingredients);
    const { files, facts } = await recipe.make();
    this.madeCount += 1;
    const made: Made<Facts> = { paths: files.map(({ path }) => path), facts };
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

const here = new URL('./', import.meta.url);
/** Pins the versions of the encoder, of the typeface and of what draws its letters. */
const packageFile = new URL('../../../../package.json', import.meta.url);
const drawnWith = ['sharp', 'opentype.js', '@fontsource/fraunces'];
/** They keep pictures, and draw none. */
const keepers = ['picture-store.ts', 'recipe.ts'];

/** A fingerprint of how pictures are made: the code of this folder that draws, and the versions it works with. */
export async function pictureMethod(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(packageFile, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const hash = createHash('sha256').update(JSON.stringify(drawnWith.map((name) => dependencies[name])));
  const files = await readdir(here, { recursive: true });
  const sources = files.filter((name) => /(?<!\.(spec|d))\.ts$/.test(name) && !keepers.includes(name));
  for (const name of sources.sort()) hash.update(await readFile(new URL(name, here)));
  return hash.digest('hex');
}
