import type { StoredFiles } from '../storage/stored-files.js';
import type { ArchivePart } from './archive-part.js';
import { readWhole } from './read-whole.js';
import type { TablesPart } from './tables-part.js';

interface ArchivedFile {
  /** In storage. */
  key: string;
  /** In the part. */
  path: string;
}

/**
 * Adds stored files to a part. A file that the storage lacks is left out, as it cannot be shown here, either.
 * @param list files that the rows name: an archive cannot overwrite others
 */
export function withStoredFiles(
  rows: TablesPart,
  files: StoredFiles,
  list: () => Promise<readonly ArchivedFile[]>,
): ArchivePart {
  return {
    name: rows.name,
    after: rows.after,
    tables: rows.tables,
    write: async (out) => {
      await rows.write(out);
      for (const { key, path } of await list()) out.file(path, () => readWhole(files, key));
    },
    read: async (source) => {
      await rows.read(source);
      for (const { key, path } of await list()) {
        const content = await source.file(path);
        if (content) await files.write(key, content);
      }
    },
  };
}
