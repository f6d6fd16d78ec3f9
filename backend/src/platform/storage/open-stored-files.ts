import path from 'node:path';

import type { Configuration } from '../config/configuration.js';
import { DiskStoredFiles } from './stored-files.disk.js';
import type { StoredFiles } from './stored-files.js';

/** The files where the settings say that they lie. The client of S3 is loaded only where it is needed. */
export async function openStoredFiles({ s3, dataDir, timeLimits }: Configuration): Promise<StoredFiles> {
  if (!s3) return new DiskStoredFiles(path.join(dataDir, 'files'));
  const { S3StoredFiles } = await import('./stored-files.s3.js');
  return new S3StoredFiles(s3, timeLimits.s3);
}
