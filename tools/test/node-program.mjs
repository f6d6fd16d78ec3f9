import { inRoot } from '../start/paths.mjs';
import { runCommand } from '../start/run-command.mjs';

/**
 * Runs a program of an installed package.
 * @param {string} program below node_modules
 * @param {string[]} args
 * @returns {Promise<string>} what it said
 * @throws {import('../start/run-command.mjs').CommandFailed}
 */
export const nodeProgram = (program, args) =>
  runCommand(process.execPath, [inRoot('node_modules', program), ...args]);
