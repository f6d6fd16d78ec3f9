import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

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
