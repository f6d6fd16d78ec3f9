import { existsSync } from 'node:fs';

import { inRoot } from '../start/paths.mjs';
import { nodeProgram } from './node-program.mjs';

const folders = ['backend', 'shell', 'admin', 'widgets', 'libs', 'tools', 'deploy', 'e2e'];

/**
 * Checks who imports whom.
 * @param {string[]} [files] what has changed, from the repository's folder: these and all they lead to are
 *   read. All are, where none are named, and where one is gone or is no code: others may have needed it.
 * @throws {import('../start/run-command.mjs').CommandFailed}
 */
export async function checkWalls(files = folders) {
  const isEnough = files.every((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(inRoot(file)));
  const settings = ['--config', '.dependency-cruiser.cjs', '--progress', 'none'];
  const program = 'dependency-cruiser/bin/dependency-cruise.mjs';
  await nodeProgram(program, [...settings, ...(isEnough ? files : folders)]);
}
