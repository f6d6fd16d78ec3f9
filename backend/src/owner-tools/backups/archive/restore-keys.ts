import { createReadStream } from 'node:fs';

import type { BackupPlace } from '../../../platform/config/backup-settings.js';
import type { SiteKey, SiteKeySource } from '../../../platform/config/site-key-rules.js';
import { SiteKeyFile } from '../../../platform/signed-links/site-key-file.js';
import { AGE } from './age.js';
import { BackupError } from './backup-error.js';
import type { BackupManifest } from './manifest.js';
import { findSiteKeys, KEYS, readKeyFile } from './site-keys-copy.js';
import { openPlace } from './stored-backups.js';

interface KeyRequest {
  /** File of keys, instead of the place of backups. */
  keysFile: string | undefined;
  /** Starts with new keys: links in emails and authenticator apps stop working. */
  isWithoutKeys: boolean;
  identities: readonly string[];
}

const missing = (id: string) =>
  new BackupError(
    `The keys of this site, of which ${id} is in use, are not beside the backup (${KEYS}): give their file with --keys. ` +
      'Without them, authenticator apps and links in emails stop working; --without-keys restores nevertheless.',
  );

/** Finds the keys that the restored database needs. @returns undefined if the site creates new ones */
export async function findNeededKeys(
  { keyIds: [needed, ...others] }: Pick<BackupManifest, 'keyIds'>,
  source: SiteKeySource,
  keysTo: BackupPlace,
  { keysFile, isWithoutKeys, identities }: KeyRequest,
): Promise<readonly SiteKey[] | undefined> {
  if (needed === undefined || isWithoutKeys) return undefined;
  const has = (keys: readonly SiteKey[] | undefined) => keys?.some(({ id }) => id === needed);
  if (keysFile) {
    const keys = await readKeyFile(createReadStream(keysFile), keysFile.endsWith(AGE), identities).catch(
      (error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        throw code ? new BackupError(`The file of keys ${keysFile} cannot be read: ${code}.`) : error;
      },
    );
    if (has(keys)) return keys;
    throw new BackupError(`The keys in ${keysFile} are of another site: ${needed} is not among them.`);
  }
  const present = 'keys' in source ? source.keys : await new SiteKeyFile(source.file).read().catch(() => []);
  if (has(present)) return present;
  if ('keys' in source)
    throw new BackupError(
      `SITE_KEYS has not the key ${needed} that the backup needs: add the keys of that site.`,
    );
  const found = await findSiteKeys(await openPlace(keysTo), [needed, ...others], identities);
  if (found) return found;
  throw missing(needed);
}
