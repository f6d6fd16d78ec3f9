import { fromSource, inRoot } from '../start/paths.mjs';
import { runCommand } from '../start/children.mjs';

/** Checks the content in a process of its own. @param {'--draw' | '--drawn'} pictures draws missing pictures, or reports them */
export const readContent = (pictures) =>
  runCommand(process.execPath, [...fromSource, inRoot('libs/catalogue/src/check-content.ts'), pictures]);
