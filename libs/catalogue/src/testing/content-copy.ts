import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const realRoot = fileURLToPath(new URL('../../../..', import.meta.url));

export const realContent = join(realRoot, 'content');

export interface ContentCopy {
  /** Parent folder of the copy, which is called `content`. */
  root: string;
  folder: string;
  rewrite(file: string, change: (written: string) => string): Promise<void>;
  /** Sets one field, by dotted path: `editions.0.isbn`. Adds the objects around it. */
  set(file: string, key: string, value: unknown): Promise<void>;
  move(file: string, to: string): Promise<void>;
  addFolder(folder: string): Promise<void>;
  /** Opens the catalogue from this copy. Call it before the catalogue is imported. */
  use(): void;
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Opens the catalogue from a folder, with data beside it. Call it before the catalogue is imported.
 * @param root its parent
 */
export function useFolder(root: string, folder: string): void {
  Object.assign(process.env, { CONTENT_DIR: folder, DATA_DIR: join(root, 'data') });
}

export async function copyContent(): Promise<ContentCopy> {
  const root = await mkdtemp(join(tmpdir(), 'lectern-content-'));
  await cp(realContent, join(root, 'content'), {
    recursive: true,
    filter: (source) => !['manuscript', 'made'].includes(basename(source)),
  });
  await symlink(join(realContent, 'made'), join(root, 'content/made'));
  const undo: (() => Promise<void>)[] = [];
  const rewrite: ContentCopy['rewrite'] = async (file, change) => {
    const written = await readFile(join(root, file), 'utf8');
    undo.push(() => writeFile(join(root, file), written));
    await writeFile(join(root, file), change(written));
  };
  return {
    root,
    folder: join(root, 'content'),
    rewrite,
    move: async (file, to) => {
      undo.push(() => rename(join(root, to), join(root, file)));
      await rename(join(root, file), join(root, to));
    },
    addFolder: async (folder) => {
      undo.push(() => rm(join(root, folder), { recursive: true }));
      await mkdir(join(root, folder));
    },
    use: () => useFolder(root, join(root, 'content')),
    restore: async () => {
      for (let last = undo.pop(); last; last = undo.pop()) await last();
    },
    set: (file, key, value) =>
      rewrite(file, (written) => {
        const data: unknown = JSON.parse(written);
        const steps = key.split('.');
        const last = steps.pop() ?? '';
        const holder = steps.reduce<object>(
          (parent, step) => {
            if (Reflect.get(parent, step) === undefined) Reflect.set(parent, step, {});
            return Reflect.get(parent, step) as object;
          },
          Object(data) as object,
        );
        Reflect.set(holder, last, value);
        return JSON.stringify(data);
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
