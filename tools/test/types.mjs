import { CommandFailed } from '../start/run-command.mjs';
import { nodeProgram } from './node-program.mjs';

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
