import { nodeProgram } from './node-program.mjs';

/** Named, so that no other settings in a folder below can soften them. */
export const lintSettings = ['--config', '.oxlintrc.jsonc', '--disable-nested-config'];

/**
 * Checks the rules that hold within a file, those that need types among them.
 * @param {string[]} [files] from the repository's folder; all of them where none are named
 * @throws {import('../start/run-command.mjs').CommandFailed}
 */
export async function checkLint(files = []) {
  await nodeProgram('oxlint/bin/oxlint', [...lintSettings, '--no-error-on-unmatched-pattern', ...files]);
}
