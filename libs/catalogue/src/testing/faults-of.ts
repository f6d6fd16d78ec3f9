import { readContent } from '../content/read-content.js';
import type { ContentCopy } from './content-copy.js';

/** The message about a copy's errors, with the folder's name as in this site. */
export const faultsOf = async ({ folder, root }: ContentCopy): Promise<string> =>
  readContent(folder).then(
    () => 'no faults',
    (error: unknown) => String(error).replaceAll(`${root}/`, ''),
  );
