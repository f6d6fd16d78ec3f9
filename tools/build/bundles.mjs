import { existsSync } from 'node:fs';
import path from 'node:path';

import { inRoot, packageFolders } from '../start/paths.mjs';
import { runCommand } from '../start/children.mjs';
import { languages } from './languages.mjs';
import { fingerprint, forget, recall, stampOf } from './memory.mjs';

/**
 * A Vite build in the folder of a package, in one language. `ssr`: the entry of a bundle for Node; `output`: one of its files,
 * within `outDir`; `reads`: inputs besides its modules.
 * @typedef {{ name: string, folder: string, ssr?: string, outDir: string, output: string, reads?: string[] }} Program
 * @typedef {Program & { language: string }} Bundle
 */

/** @type {Program[]} */
const programs = [
  {
    name: 'shell',
    folder: 'shell',
    outDir: 'client',
    output: '.vite/manifest.json',
    // Islands are found by file names, and the build compiles the loader.
    reads: ['shell/src', 'shell/build'],
  },
  {
    name: 'prerenderer',
    folder: 'shell',
    ssr: 'src/render/prerender.tsx',
    outDir: 'server',
    output: 'prerender.js',
  },
];
/** Each person chooses its language. @type {Program} */
const dashboard = { name: 'dashboard', folder: 'admin', outDir: '', output: 'index.html' };
/** Has no texts of its own. @type {Bundle} */
const loader = {
  name: 'embed-loader',
  folder: 'libs/embed-loader',
  language: 'en',
  outDir: 'dist',
  output: 'v1.js',
};

/** @returns {Program[]} */
const widgets = () =>
  packageFolders()
    .filter((folder) => folder.startsWith('widgets/'))
    .map((folder) => ({
      name: folder.replace('/', ' '),
      folder,
      outDir: '',
      output: 'widget.json',
      reads: ['libs/widget-build/src', 'libs/widget-kit/src'],
    }));

/** @param {Program} program @param {string} language @returns {Bundle} */
const inLanguage = (program, language) => ({
  ...program,
  language,
  name: `${program.name} ${language}`,
  outDir: path.posix.join('dist', language, program.outDir),
});

/**
 * The longest builds first.
 * @param {string[]} siteLanguages of the site; the dashboard has all languages
 * @returns {Bundle[]}
 */
export const bundles = (siteLanguages = languages()) => [
  ...[...programs, ...widgets()].flatMap((program) =>
    siteLanguages.map((language) => inLanguage(program, language)),
  ),
  ...languages().map((language) => inLanguage(dashboard, language)),
  loader,
];

/** Changes with inputs of all bundles: versions, exports of packages, and how a build is run. */
const common = () =>
  fingerprint([
    ...['package.json', 'package-lock.json', 'tools/build/bundle.mjs', 'tools/build/languages.mjs'],
    ...packageFolders().map((folder) => `${folder}/package.json`),
  ]);

/** @param {Bundle} bundle */
const partOf = ({ name }) => `bundle ${name}`;

/** @param {Bundle} bundle @param {string} shared */
const around = ({ reads = [] }, shared) => `${shared} ${fingerprint(reads)}`;

/** The bundles with a changed input. @param {string[]} [siteLanguages] */
export function staleBundles(siteLanguages) {
  const shared = common();
  return bundles(siteLanguages).filter((bundle) => {
    const last = recall(partOf(bundle));
    if (!last || last.around !== around(bundle, shared)) return true;
    if (!existsSync(inRoot(bundle.folder, bundle.outDir, bundle.output))) return true;
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
