import path from 'node:path';

import type { Configuration } from '../config/configuration.js';
import type { ServiceCalls } from '../metrics/service-calls.js';
import { CachedStoredFiles } from './stored-files.cached.js';
import { DiskStoredFiles } from './stored-files.disk.js';
import type { StoredFiles } from './stored-files.js';

/** Opens the configured storage. Loads the S3 client only if it is used. @param calls measures its calls */
export async function openStoredFiles(
  configuration: Configuration,
  calls?: ServiceCalls,
): Promise<StoredFiles> {
  const { s3, dataDir, timeLimits, fileCacheBytes } = configuration;
  if (!s3) return new DiskStoredFiles(path.join(dataDir, 'files'));
  const { S3StoredFiles } = await import('./stored-files.s3.js');
  const bucket = new S3StoredFiles(s3, timeLimits.s3, calls);
  if (fileCacheBytes === 0) return bucket;
  return new CachedStoredFiles(bucket, path.join(dataDir, 'file-cache'), fileCacheBytes);
}
