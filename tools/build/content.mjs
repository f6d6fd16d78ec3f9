import { inRoot } from '../start/paths.mjs';
import { runCommand } from '../start/children.mjs';

/**
 * Reads the content as the site would, in a process of its own, and says what came of it.
 * @param {'--draw' | '--drawn'} pictures what to do about those that are missing: draw them, or say that they are
 */
export const readContent = (pictures) =>
  runCommand(process.execPath, [
    ...['-C', '@lectern/source', '--import', inRoot('tools/test/compile.mjs')],
    ...[inRoot('libs/catalogue/src/check-content.ts'), pictures],
  ]);
