import { CommandFailed, runCommand } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';

/** Runs a program of an installed package. @param program its path below node_modules */
const nodeProgram = (program: string, args: readonly string[]) =>
  runCommand(process.execPath, [inRoot('node_modules', program), ...args]);

/** Checks that files look as `npm run format` writes them. */
export const checkFormat = () => nodeProgram('oxfmt/bin/oxfmt', ['--check']);

/** Names the settings, so that no nested configuration can soften them. */
export const lintSettings = ['--config', '.oxlintrc.jsonc', '--disable-nested-config'];

/** Checks the rules within a file, including those that need types. */
export const checkLint = () => nodeProgram('oxlint/bin/oxlint', lintSettings);

/** Each has its settings in tsconfig.<name>.json. */
const programs = ['server', 'browser', 'both'];

/**
 * Checks the types of everything that runs on Node, in a browser, or both. Incremental: only changes are checked again.
 * @throws {CommandFailed} with the errors of all three programs
 */
export async function checkTypes(): Promise<void> {
  const found = await Promise.allSettled(programs.map(checkProgram));
  const errors = found.flatMap((result) => (result.status === 'rejected' ? [outputOf(result.reason)] : []));
  if (errors.length > 0) throw new CommandFailed('tsc', errors.join('\n'));
}

function checkProgram(name: string) {
  const cache = ['--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`];
  // The programs run side by side, so one checker each is enough.
  const args = ['-p', `tsconfig.${name}.json`, '--checkers', '1', ...cache];
  return nodeProgram('typescript-native/bin/tsc', args);
}

function outputOf(error: unknown): string {
  if (!(error instanceof CommandFailed)) throw error;
  return error.output;
}

const folders = ['backend', 'shell', 'admin', 'widgets', 'libs', 'tools', 'deploy', 'e2e'];

/** Checks which folders import each other. */
export const checkImportRules = () =>
  nodeProgram('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', '.dependency-cruiser.cjs', '--progress', 'none'],
    ...folders,
  ]);
