import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Source of a module that exports one value. `type` may have parameters: `Page<'blog'>`. */
export function constant(name: string, type: string, from: string, value: unknown): string {
  const [imported] = type.split('<');
  return `import type { ${imported} } from '${from}';\n\nexport const ${name}: ${type} = ${json(value)};\n`;
}

/** Source of a module that exports a list. */
export function list(name: string, type: string, from: string, values: readonly unknown[]): string {
  return `import type { ${type} } from '${from}';\n\nexport const ${name}: readonly ${type}[] = ${json(values)};\n`;
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

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
