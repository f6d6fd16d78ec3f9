import { inRoot } from '../start/paths.mjs';
import { packageFolders } from '../start/packages.mjs';
import { CommandFailed, runCommand } from '../start/run-command.mjs';

/** The compiler in machine code: it reads a package in a fifth of the time. ESLint still needs the other one. */
const compiler = inRoot('node_modules/typescript-native/bin/tsc');

/** Each of them uses more than one core itself. */
const atOnce = 2;

/**
 * Checks the types of packages, by default of every one and of the tools, which have their settings in common.
 * @param {string[]} [folders]
 * @throws {CommandFailed} with what is wrong in all of them
 */
export async function checkTypes(folders = [...packageFolders(), 'tools']) {
  const waiting = folders.values();
  /** @type {string[]} */
  const faults = [];
  const check = async () => {
    for (const folder of waiting) {
      await runCommand(process.execPath, [compiler, '--noEmit', '-p', inRoot(folder)]).catch((error) => {
        if (!(error instanceof CommandFailed)) throw error;
        faults.push(error.output);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, check));
  if (faults.length > 0) throw new CommandFailed('tsc', faults.join('\n'));
}
