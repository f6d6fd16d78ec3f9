import { existsSync } from 'node:fs';

import { CommandFailed, runCommand } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';

/**
 * Runs a program of an installed package.
 * @param {string} program below node_modules
 * @param {string[]} args
 * @returns {Promise<string>} what it said
 * @throws {import('../start/children.mjs').CommandFailed}
 */
const nodeProgram = (program, args) =>
  runCommand(process.execPath, [inRoot('node_modules', program), ...args]);

/**
 * Checks that files look as `npm run format` would write them.
 * @param {string[]} [files] from the repository's folder; all of them where none are named
 * @throws {import('../start/children.mjs').CommandFailed}
 */
export async function checkFormat(files = []) {
  await nodeProgram('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]);
}

/** Named, so that no other settings in a folder below can soften them. */
export const lintSettings = ['--config', '.oxlintrc.jsonc', '--disable-nested-config'];

/**
 * Checks the rules that hold within a file, those that need types among them.
 * @param {string[]} [files] from the repository's folder; all of them where none are named
 * @throws {import('../start/children.mjs').CommandFailed}
 */
export async function checkLint(files = []) {
  await nodeProgram('oxlint/bin/oxlint', [...lintSettings, '--no-error-on-unmatched-pattern', ...files]);
}

/** The settings of each are tsconfig.<name>.json. */
const programs = ['server', 'browser', 'both'];

/**
 * Checks the types of everything: what runs on Node, in a browser, or knows of both. It remembers what it
 * found, so that the next time only what has changed is looked at.
 * @throws {CommandFailed} with what is wrong in all of them
 */
export async function checkTypes() {
  const found = await Promise.allSettled(programs.map(checkProgram));
  const faults = found.flatMap((result) => (result.status === 'rejected' ? [faultOf(result.reason)] : []));
  if (faults.length > 0) throw new CommandFailed('tsc', faults.join('\n'));
}

/**
 * One checker each: further ones would work out the same types again, and the programs run side by side.
 * @param {string} name
 */
function checkProgram(name) {
  const memory = ['--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`];
  const args = ['-p', `tsconfig.${name}.json`, '--checkers', '1', ...memory];
  return nodeProgram('typescript-native/bin/tsc', args);
}

/** @param {unknown} error */
function faultOf(error) {
  if (!(error instanceof CommandFailed)) throw error;
  return error.output;
}

const folders = ['backend', 'shell', 'admin', 'widgets', 'libs', 'tools', 'deploy', 'e2e'];

/**
 * Checks who imports whom.
 * @param {string[]} [files] what has changed, from the repository's folder: these and all they lead to are
 *   read. All are, where none are named, and where one is gone or is no code: others may have needed it.
 * @throws {import('../start/children.mjs').CommandFailed}
 */
export async function checkImportRules(files = folders) {
  const isEnough = files.every((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(inRoot(file)));
  const settings = ['--config', '.dependency-cruiser.cjs', '--progress', 'none'];
  const program = 'dependency-cruiser/bin/dependency-cruise.mjs';
  await nodeProgram(program, [...settings, ...(isEnough ? files : folders)]);
}
