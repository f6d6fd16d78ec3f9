import { existsSync } from 'node:fs';

import { inRoot, packageFolders } from '../start/paths.mjs';
import { runCommand } from '../start/children.mjs';
import { fingerprint, forget, recall, stampOf } from './memory.mjs';

/**
 * A build by Vite.
 * @typedef {object} Bundle
 * @property {string} name
 * @property {string} folder of its package
 * @property {string} [ssr] what runs in Node, and not in a browser
 * @property {string} output a file that it writes, seen from the folder
 * @property {string[]} [reads] what it is made of besides the modules in it
 */

/** @type {Bundle[]} */
const programs = [
  {
    name: 'shell',
    folder: 'shell',
    output: 'dist/client/.vite/manifest.json',
    // What lives is found by the names of files, and the loader is built within.
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

/** Every build by Vite, those that take longest first. @returns {Bundle[]} */
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

/** What each of them depends on: versions, what packages show of themselves, and how they are run. */
const common = () =>
  fingerprint([
    ...['package.json', 'package-lock.json', 'tools/build/bundle.mjs'],
    ...packageFolders().map((folder) => `${folder}/package.json`),
  ]);

/** @param {Bundle} bundle */
const partOf = ({ name }) => `bundle ${name}`;

/** @param {Bundle} bundle @param {string} shared */
const around = ({ reads = [] }, shared) => `${shared} ${fingerprint(reads)}`;

/** The builds that have to be run: one of their own modules has changed since they last were. */
export function staleBundles() {
  const shared = common();
  return bundles().filter((bundle) => {
    const last = recall(partOf(bundle));
    if (!last || last.around !== around(bundle, shared)) return true;
    if (!existsSync(inRoot(bundle.folder, bundle.output))) return true;
    return Object.entries(last.modules).some(([file, stamp]) => stampOf(file) !== stamp);
  });
}

/**
 * Runs a build in a process of its own, which ends with what it keeps in mind: the plugin that makes widgets would
 * take the last one's files for the next.
 * @param {Bundle} bundle
 */
export async function runBundle(bundle) {
  const order = { ...bundle, part: partOf(bundle), around: around(bundle, common()) };
  forget(order.part);
  await runCommand(process.execPath, [inRoot('tools/build/bundle.mjs'), JSON.stringify(order)], {
    cwd: inRoot(bundle.folder),
    // Whatever the site is started for: another build is another site.
    env: { NODE_ENV: 'production' },
  });
}
