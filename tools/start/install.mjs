import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

import { recall, remember } from '../build/memory.mjs';
import { inRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { runCommand } from './children.mjs';

/**
 * What a lockfile says of a package. `dev`: only tests and tools ask for it; `devOptional`: they do, or a package of
 * the site that can do without.
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage
 */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/** @param {string} file @returns {LockedPackages | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether what npm wrote down as installed is what the lockfile asks for. Packages for other machines
 * are optional, and missing here.
 * @param {LockedPackages | undefined} wanted
 * @param {LockedPackages | undefined} installed
 * @param {{ tests?: boolean }} [options] whether what only tests and tools need must be there too
 */
export function isInstalled(wanted, installed, { tests = true } = {}) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, dev, devOptional }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional || (dev && !tests));
  });
}

/** Whether more is there than the site needs. @param {LockedPackages | undefined} installed */
const hasTests = (installed) => Object.values(installed ?? {}).some(({ dev }) => dev);

/** A value that changes whenever the lockfile of a folder does, or npm has changed its packages. @param {string} folder */
function stateOf(folder) {
  const installed = statSync(inRoot(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  const wanted = createHash('sha256').update(readFileSync(inRoot(folder, 'package-lock.json')));
  return `${wanted.digest('hex')} ${installed?.size} ${installed?.mtimeMs}`;
}

/** Nothing that is installed runs meanwhile. @param {string} folder @param {string[]} args @param {[doing: string, done: string]} words */
export function runNpm(folder, args, [doing, done]) {
  // The npm that runs this is the one to use; without one, whichever is on the path.
  const npm = process.env.npm_execpath;
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const always = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return step(doing, done, () =>
    runCommand(command, [...before, ...args, ...always], { cwd: inRoot(folder) }),
  );
}

/**
 * Installs the packages of package-lock.json that are not there: those by which the site is built and run, and with
 * `tests` also those by which it is tested. What is there is not taken away.
 * @param {{ tests?: boolean }} [options]
 */
export async function install({ tests = false } = {}) {
  const known = recall('install');
  if (known?.state === stateOf('') && (known.tests || !tests)) return;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const look = () => packagesOf(inRoot('node_modules/.package-lock.json'));
  const installed = look();
  const all = tests || hasTests(installed);
  if (!isInstalled(wanted, installed, { tests: all })) {
    // Also where NODE_ENV says production, or npm's settings leave something out.
    const which = all ? '--include=dev' : '--omit=dev';
    const isHalfThere = all && isInstalled(wanted, installed, { tests: false });
    const words = isHalfThere
      ? /** @type {const} */ (['Installing what tests need', 'Installed what tests need'])
      : /** @type {const} */ (['Installing packages', 'Installed the packages']);
    // To add to what is there takes less than to begin anew; `npm install` may keep another version, so it is asked.
    const args = isHalfThere ? ['install', '--no-save'] : ['ci'];
    await runNpm('', [...args, which, '--include=optional'], [...words]);
    if (isHalfThere && !isInstalled(wanted, look())) await runNpm('', ['ci', which], [...words]);
  }
  remember('install', { state: stateOf(''), tests: all });
}

/**
 * Installs the packages of a folder that has a lockfile of its own, at the first use of what needs them.
 * @param {string} folder
 * @param {string} what it is for, such as 'the typesetter'
 */
export async function installApart(folder, what) {
  const part = `install ${folder}`;
  if (recall(part) === stateOf(folder)) return;
  const lock = packagesOf(inRoot(folder, 'package-lock.json'));
  if (!isInstalled(lock, packagesOf(inRoot(folder, 'node_modules/.package-lock.json')))) {
    await runNpm(folder, ['ci', '--include=dev'], [`Installing ${what}`, `Installed ${what}`]);
  }
  remember(part, stateOf(folder));
}
