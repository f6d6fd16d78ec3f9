import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const heading = '// Made by `npm run generate` from content/. Changes made here are lost.\n';

/** The folder of generated modules. Unchanged files are left alone, so that nothing is rebuilt for nothing. */
export class ModuleFolder {
  readonly #folder: string;
  readonly #written = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param path below the folder, such as `sales/finding-peace.ts` */
  async write(path: string, source: string): Promise<void> {
    this.#written.add(path);
    const target = join(this.#folder, path);
    const wanted = path.endsWith('.ts') ? heading + source : source;
    if ((await readFile(target, 'utf8').catch(() => null)) === wanted) return;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, wanted);
    await rename(`${target}.part`, target);
  }

  /** Removes what earlier runs wrote and this one did not. */
  async finish(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = relative(this.#folder, join(entry.parentPath, entry.name));
      if (entry.isFile() && !this.#written.has(path)) await rm(join(this.#folder, path), { force: true });
    }
  }
}
