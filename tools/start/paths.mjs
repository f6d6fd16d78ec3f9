import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** @param {...string} names */
export const inRoot = (...names) => path.join(root, ...names);

/**
 * The folders of all packages, by the patterns of package.json: 'backend', 'libs/money' …
 * @returns {string[]}
 */
export function packageFolders() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(inRoot(folder, 'package.json')));
}
