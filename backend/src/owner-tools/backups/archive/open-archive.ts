import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

import { migrations } from '../../../platform/database/migrations/index.js';
import { checkedKey, type StoredFiles } from '../../../platform/storage/stored-files.js';
import { decrypted } from './age.js';
import { readArchive } from './archive-reader.js';
import { readWhole } from './file-copies.js';
import { EMPTY_FOLDER } from './cluster-copy.js';
import type { BackupManifest } from './manifest.js';
import { archiveKey, type StoredBackup } from './stored-backups.js';

const known = migrations.map(({ name }) => name);

/** Opens the stored archive, decrypted if it is encrypted. @throws BackupError if no identity fits */
async function openArchive(
  place: StoredFiles,
  { name, bytes, isEncrypted }: StoredBackup,
  identities: readonly string[],
): Promise<Readable> {
  const stored = await readWhole(place, { key: archiveKey(name, isEncrypted), bytes });
  return isEncrypted ? decrypted(stored, identities) : stored;
}

/** Writes every member of a backup into a folder. @throws BackupError if one is missing or differs from its hash */
export async function unpackArchive(
  place: StoredFiles,
  backup: StoredBackup,
  identities: readonly string[],
  folder: string,
  signal?: AbortSignal,
): Promise<BackupManifest> {
  return readArchive(await openArchive(place, backup, identities), known, async (name, content) => {
    const target = path.join(folder, checkedKey(name));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    if (path.basename(name) === EMPTY_FOLDER) await finished(content.resume());
    else await pipeline(content, createWriteStream(target, { mode: 0o600 }), signal ? { signal } : {});
  });
}
