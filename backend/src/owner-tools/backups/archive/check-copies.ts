import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { StoredFiles } from '../../../platform/storage/stored-files.js';
import { decrypted } from './age.js';
import { BackupError } from './backup-error.js';
import { type CopiedFile, checkedContent, copyKey, readWhole } from './file-copies.js';
import { FILE_LIST } from './make-backup.js';
import { readParts } from './row-import.js';

/** The files that an unpacked backup lists. */
export async function* listedFiles(folder: string): AsyncGenerator<CopiedFile> {
  const lines = createInterface({ input: Readable.from(readParts(folder, FILE_LIST)), crlfDelay: Infinity });
  for await (const line of lines) if (line) yield JSON.parse(line) as CopiedFile;
}

/** Opens the copy of a file at the place of backups, decrypted. It fails at its end if it is damaged. */
export async function openCopy(
  place: StoredFiles,
  file: CopiedFile,
  isEncrypted: boolean,
  identities: readonly string[],
): Promise<Readable> {
  const key = copyKey(file, isEncrypted);
  const bytes = await place.size(key);
  if (bytes === undefined)
    throw new BackupError(`The copy of ${file.path} is missing: keep the folder files/ beside the archives.`);
  const stored = await readWhole(place, { key, bytes });
  return checkedContent(isEncrypted ? await decrypted(stored, identities) : stored, file);
}

const nothing = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Checks that all listed files are at the place.
 * @param most how many of them to read and to compare with their hash
 * @throws BackupError for the first missing or damaged one
 */
export async function checkCopies(
  place: StoredFiles,
  folder: string,
  isEncrypted: boolean,
  identities: readonly string[],
  most: number,
): Promise<{ count: number; bytes: number }> {
  const checked = { count: 0, bytes: 0 };
  for await (const file of listedFiles(folder)) {
    if (checked.count < most) await pipeline(await openCopy(place, file, isEncrypted, identities), nothing());
    else if ((await place.size(copyKey(file, isEncrypted))) === undefined)
      throw new BackupError(`The copy of ${file.path} is missing.`);
    checked.count += 1;
    checked.bytes += file.bytes;
  }
  return checked;
}
