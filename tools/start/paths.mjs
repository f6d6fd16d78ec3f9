import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** @param {...string} names */
export const inRoot = (...names) => path.join(root, ...names);

/** The author's content: `content/`, or the folder in CONTENT_DIR. */
export const contentFolder = () => path.resolve(process.env.CONTENT_DIR?.trim() || inRoot('content'));

/** Node's options to run a program, and our packages, from their TypeScript sources. */
export const fromSource = ['-C', '@lectern/source', '--import', inRoot('tools/test/compile.mjs')];

/** The folders of all workspaces: 'backend', 'libs/money' … @returns {string[]} */
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

/**
 * Lists files below a folder that are neither installed nor built, by their paths in the repository.
 * @param {string} folder
 * @param {RegExp} pattern of names
 */
export function filesIn(folder, pattern) {
  const isApart = /(^|\/)(node_modules|dist|\.data)(\/|$)/;
  const files = readdirSync(inRoot(folder), { recursive: true, withFileTypes: true });
  return files
    .map((file) => path.relative(inRoot(), path.join(file.parentPath, file.name)))
    .filter((file) => pattern.test(file) && !isApart.test(file))
    .sort();
}
