import { inRoot } from '../start/paths.mjs';
import { runCommand } from '../start/run-command.mjs';

/** What the first load of each page weighs, as a table. @throws when a public page has grown too heavy */
export function checkSizes() {
  const compiler = ['-C', '@lectern/source', '--import', inRoot('tools/test/compile.mjs')];
  return runCommand(process.execPath, [...compiler, inRoot('shell/build/check-first-load.ts')]);
}
