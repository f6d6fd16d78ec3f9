import type { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import type { Database } from '../../platform/database/database.js';
import type { ArchiveManifest } from '../archive-files/archive-manifest.js';
import { ArchiveReader } from '../archive-files/archive-reader.js';
import { siteNotEmpty } from '../archive-files/archive-sentences.js';
import { findSignOfUse, keepOpen } from './import-archive.queries.js';

/**
 * Brings an empty site up from an archive, all of it or nothing: rows of all parts are one transaction, and files that are
 * stored before a crash are stored again by the next run.
 * @throws DomainError for a used site, and for archives that are damaged or of a newer release
 */
export async function importArchive(
  { database, parts }: { database: Database; parts: ArchiveParts },
  file: string,
  onProgress: (part: string) => void,
): Promise<ArchiveManifest> {
  const archive = await ArchiveReader.open(file);
  try {
    await refuseUsed(database);
    onProgress('checksums');
    await archive.verify();
    await database.transaction(async () => {
      await database.lock('import-archive');
      await keepOpen(database.manager);
      await refuseUsed(database);
      for (const part of parts.all()) {
        onProgress(part.name);
        await part.read(archive.sourceOf(part.name));
      }
    });
    return archive.manifest;
  } finally {
    archive.close();
  }
}

async function refuseUsed({ manager }: Database): Promise<void> {
  const what = await findSignOfUse(manager);
  if (what) throw siteNotEmpty(what);
}
