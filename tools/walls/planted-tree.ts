import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const houseRoot = path.resolve(import.meta.dirname, '../..');

/**
 * A small tree with the layout of this one, for files that break a rule on purpose. It has our packages at
 * hand and lies outside of the repository, so that nothing else ever sees what is planted.
 * @param files path → text
 */
export async function plantTree(files: Record<string, string>) {
  const root = await mkdtemp(path.join(tmpdir(), 'lectern-walls-'));
  await symlink(path.join(houseRoot, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
