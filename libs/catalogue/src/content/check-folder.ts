import { statSync } from 'node:fs';

import { ContentError } from './content-error.js';

/** @throws ContentError if the content folder is missing, or a file */
export function checkFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  const message = found ? 'is not a folder' : 'is missing: CONTENT_DIR must name the folder of the content';
  throw new ContentError([{ file: folder, key: '', message }], folder);
}
