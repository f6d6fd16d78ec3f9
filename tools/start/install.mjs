import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

import { recall, remember } from '../build/memory.mjs';
import { inRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { runCommand } from './children.mjs';

/**
 * The packages of a lockfile. `dev`: only tests and tools need it; `devOptional`: also an optional dependency of the site.
 * @typedef {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} LockedPackages
 */

/** @param {string} file @returns {LockedPackages | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether npm has installed the packages of a lockfile. Packages for other machines are optional, and missing.
 * @param {LockedPackages | undefined} wanted
 * @param {LockedPackages | undefined} installed
 * @param {{ tests?: boolean }} [options] whether the packages of tests and tools must be there too
 */
export function isInstalled(wanted, installed, { tests = true } = {}) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, dev, devOptional }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional || (dev && !tests));
  });
}

/** @param {LockedPackages | undefined} installed */
const hasTests = (installed) => Object.values(installed ?? {}).some(({ dev }) => dev);

/** Changes with the lockfile of a folder, and when npm changes its packages. @param {string} folder */
function stateOf(folder) {
  const installed = statSync(inRoot(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  const wanted = createHash('sha256').update(readFileSync(inRoot(folder, 'package-lock.json')));
  return `${wanted.digest('hex')} ${installed?.size} ${installed?.mtimeMs}`;
}

/** Runs npm without scripts of packages. @param {string} folder @param {string[]} args @param {string} what */
export function runNpm(folder, args, what) {
  // The npm that runs this command, or else the one on the path.
  const npm = process.env.npm_execpath;
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const always = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return step(`Installing ${what}`, `Installed ${what}`, () =>
    runCommand(command, [...before, ...args, ...always], { cwd: inRoot(folder) }),
  );
}

/** Installs missing packages: those of the site, and with `tests` those of tests and tools. @param {{ tests?: boolean }} [options] */
export async function install({ tests = false } = {}) {
  const known = recall('install');
  if (known?.state === stateOf('') && (known.tests || !tests)) return;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const look = () => packagesOf(inRoot('node_modules/.package-lock.json'));
  const installed = look();
  const all = tests || hasTests(installed);
  if (!isInstalled(wanted, installed, { tests: all })) {
    // Overrides NODE_ENV and npm's settings.
    const which = all ? '--include=dev' : '--omit=dev';
    const isHalfThere = all && isInstalled(wanted, installed, { tests: false });
    const what = isHalfThere ? 'the packages of tests' : 'the packages';
    // Adding packages is faster than a clean install, but may keep another version.
    const args = isHalfThere ? ['install', '--no-save'] : ['ci'];
    await runNpm('', [...args, which, '--include=optional'], what);
    if (isHalfThere && !isInstalled(wanted, look())) await runNpm('', ['ci', which], what);
  }
  remember('install', { state: stateOf(''), tests: all });
}

/**
 * Installs the packages of a folder with a lockfile of its own, at their first use.
 * @param {string} folder
 * @param {string} what such as 'the typesetter'
 */
export async function installApart(folder, what) {
  const part = `install ${folder}`;
  if (recall(part) === stateOf(folder)) return;
  const lock = packagesOf(inRoot(folder, 'package-lock.json'));
  if (!isInstalled(lock, packagesOf(inRoot(folder, 'node_modules/.package-lock.json')))) {
    await runNpm(folder, ['ci', '--include=dev'], what);
  }
  remember(part, stateOf(folder));
}
