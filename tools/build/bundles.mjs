import { existsSync } from 'node:fs';

import { inRoot, packageFolders } from '../start/paths.mjs';
import { runCommand } from '../start/children.mjs';
import { fingerprint, forget, recall, stampOf } from './memory.mjs';

/**
 * A Vite build in the folder of a package. `ssr`: the entry of a bundle for Node; `output`: one of its files, within the folder;
 * `reads`: inputs besides its modules.
 * @typedef {{ name: string, folder: string, ssr?: string, output: string, reads?: string[] }} Bundle
 */

/** @type {Bundle[]} */
const programs = [
  {
    name: 'shell',
    folder: 'shell',
    output: 'dist/client/.vite/manifest.json',
    // Islands are found by file names, and the build compiles the loader.
    reads: ['shell/src', 'shell/build'],
  },
  {
    name: 'prerenderer',
    folder: 'shell',
    ssr: 'src/render/prerender.tsx',
    output: 'dist/server/prerender.js',
  },
  { name: 'dashboard', folder: 'admin', output: 'dist/index.html' },
];
/** @type {Bundle} */
const loader = {
  name: 'embed-loader',
  folder: 'libs/embed-loader',
  output: 'dist/v1.js',
};

/** The longest builds first. @returns {Bundle[]} */
export const bundles = () => [
  ...programs,
  ...packageFolders()
    .filter((folder) => folder.startsWith('widgets/'))
    .map((folder) => ({
      name: folder.replace('/', ' '),
      folder,
      output: 'dist/widget.json',
      reads: ['libs/widget-build/src', 'libs/widget-kit/src'],
    })),
  loader,
];

/** Changes with inputs of all bundles: versions, exports of packages, and how a build is run. */
const common = () =>
  fingerprint([
    ...['package.json', 'package-lock.json', 'tools/build/bundle.mjs'],
    ...packageFolders().map((folder) => `${folder}/package.json`),
  ]);

/** @param {Bundle} bundle */
const partOf = ({ name }) => `bundle ${name}`;

/** @param {Bundle} bundle @param {string} shared */
const around = ({ reads = [] }, shared) => `${shared} ${fingerprint(reads)}`;

/** The bundles with a changed input. */
export function staleBundles() {
  const shared = common();
  return bundles().filter((bundle) => {
    const last = recall(partOf(bundle));
    if (!last || last.around !== around(bundle, shared)) return true;
    if (!existsSync(inRoot(bundle.folder, bundle.output))) return true;
    return Object.entries(last.modules).some(([file, stamp]) => stampOf(file) !== stamp);
  });
}

/** Runs a build in a process of its own: the plugin for widgets keeps files of the last build. @param {Bundle} bundle */
export async function runBundle(bundle) {
  const order = { ...bundle, part: partOf(bundle), around: around(bundle, common()) };
  forget(order.part);
  await runCommand(process.execPath, [inRoot('tools/build/bundle.mjs'), JSON.stringify(order)], {
    cwd: inRoot(bundle.folder),
    env: { NODE_ENV: 'production' },
  });
}
