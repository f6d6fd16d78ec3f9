import { nodeProgram } from './node-program.mjs';

/**
 * Checks that files look as `npm run format` would write them.
 * @param {string[]} [files] from the repository's folder; all of them where none are named
 * @throws {import('../start/run-command.mjs').CommandFailed}
 */
export async function checkFormat(files = []) {
  await nodeProgram('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]);
}
