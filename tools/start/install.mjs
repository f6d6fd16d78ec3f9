import { readFile } from 'node:fs/promises';

import { inRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} LockedPackages */

/** @param {string} file @returns {Promise<LockedPackages | undefined>} */
async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether what npm wrote down as installed is what the lockfile asks for. Packages for other machines
 * are optional, and missing here.
 * @param {LockedPackages | undefined} wanted
 * @param {LockedPackages | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/** Installs the packages of package-lock.json, unless they are there. */
export async function install() {
  const [wanted, installed] = await Promise.all([
    packagesOf(inRoot('package-lock.json')),
    packagesOf(inRoot('node_modules/.package-lock.json')),
  ]);
  if (isInstalled(wanted, installed)) return;
  // The npm that runs this is the one to use; without one, whichever is on the path.
  const npm = process.env.npm_execpath;
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // Building needs the development packages also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await step('Installing packages', 'Installed the packages', () =>
    runCommand(command, [...before, ...args]),
  );
}
