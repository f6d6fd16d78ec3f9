import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { alphabetsMethod, drawingMethod } from './drawing-method.js';
import type { Recipe } from './recipe.js';

/** Static files: the file on disk by public address, such as `/images/mark.af882af5.svg`. */
type PublicFiles = Map<string, string>;

interface Rendered<Facts> {
  paths: string[];
  facts: Facts;
}

interface Made<Facts> extends Rendered<Facts> {
  folder: string;
}

/** A picture that is not stored, though drawing is off. */
export class MissingPicture extends Error {
  constructor([kind, what]: readonly unknown[]) {
    const name = typeof what === 'object' && what !== null ? Reflect.get(what, 'name') : what;
    super(
      `A picture is not in content/made/pictures (${[kind, name].join(' ')}): run \`npm run generate\`, and commit what it draws.`,
    );
  }
}

/**
 * Draws pictures and caches them by a hash of their inputs, so that no picture is encoded twice. Pictures of
 * this site are committed, so that no machine has to draw them.
 */
export class PictureStore {
  readonly #folders: readonly [string, ...string[]];
  readonly #canDraw: boolean;
  readonly #used = new Set<string>();
  readonly publicFiles: PublicFiles = new Map();
  drawnCount = 0;

  /**
   * @param folders to look for pictures in; missing ones are drawn into the first
   * @param canDraw whether to draw missing pictures; otherwise they are an error
   */
  constructor(folders: readonly [string, ...string[]], canDraw = true) {
    this.#folders = folders;
    this.#canDraw = canDraw;
  }

  async publish<Facts>(recipe: Recipe<Facts>): Promise<Facts> {
    const everything = JSON.stringify([drawingMethod, ...recipe.ingredients]);
    const method = alphabetsMethod.test(everything) ? `${everything} alphabets` : everything;
    const key = createHash('sha256').update(method).digest('hex').slice(0, 24);
    this.#used.add(key);
    const { folder, paths, facts } = (await this.#find<Facts>(key)) ?? (await this.#make(recipe, key));
    for (const path of paths) this.publicFiles.set(`/${path}`, join(folder, path));
    return facts;
  }

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
    if (!this.#canDraw) throw new MissingPicture(recipe.ingredients);
    const { files, facts } = await recipe.make();
    this.drawnCount += 1;
    const rendered: Rendered<Facts> = { paths: files.map(({ path }) => path), facts };
    // Written to a temporary folder and renamed, so that an interrupted run leaves no partial picture.
    const folder = join(this.#folders[0], key);
    const draft = `${folder}.${randomUUID()}`;
    try {
      for (const { path, bytes } of files) {
        await mkdir(dirname(join(draft, path)), { recursive: true });
        await writeFile(join(draft, path), bytes);
      }
      await mkdir(draft, { recursive: true });
      await writeFile(join(draft, 'facts.json'), JSON.stringify(rendered));
      await moveInto(draft, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return { ...rendered, folder };
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

/** Keeps a picture that another process or thread drew at the same time: it may be in use. */
async function moveInto(draft: string, folder: string): Promise<void> {
  const isMoved = await rename(draft, folder).then(
    () => true,
    (error: unknown) => {
      if (!isTaken(error)) throw error;
      return false;
    },
  );
  if (isMoved || (await isWhole(folder))) return;
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

const isWhole = (folder: string): Promise<boolean> =>
  access(join(folder, 'facts.json')).then(
    () => true,
    () => false,
  );
