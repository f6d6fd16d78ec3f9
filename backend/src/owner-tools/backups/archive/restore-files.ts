import path from 'node:path';

import type { Configuration } from '../../../platform/config/configuration.js';
import { openStoredFiles } from '../../../platform/storage/open-stored-files.js';
import { DiskStoredFiles } from '../../../platform/storage/stored-files.disk.js';
import type { StoredFiles } from '../../../platform/storage/stored-files.js';
import { listedFiles, openCopy } from './check-copies.js';
import type { CopiedFile } from './file-copies.js';

export interface CopySource {
  place: StoredFiles;
  /** Folder of the unpacked archive. */
  unpacked: string;
  isEncrypted: boolean;
  identities: readonly string[];
}

/**
 * Copies the files that a backup lists: those of a bucket into it, all others below `staging`. Files that are there are left.
 * @throws BackupError if a copy is missing or damaged
 */
export async function restoreFiles(
  configuration: Configuration,
  { place, unpacked, isEncrypted, identities }: CopySource,
  staging: string,
): Promise<{ count: number; bytes: number }> {
  const bucket = configuration.s3 ? await openStoredFiles(configuration) : undefined;
  const targetOf = ({ path: file }: CopiedFile): [StoredFiles, string] => {
    const [root = '', ...key] = file.split('/');
    const target = root === 'files' && bucket ? bucket : new DiskStoredFiles(path.join(staging, root));
    return [target, key.join('/')];
  };
  const restored = { count: 0, bytes: 0 };
  for await (const file of listedFiles(unpacked)) {
    const [target, key] = targetOf(file);
    if ((await target.size(key)) !== file.bytes)
      await target.write(key, await openCopy(place, file, isEncrypted, identities));
    restored.count += 1;
    restored.bytes += file.bytes;
  }
  return restored;
}
