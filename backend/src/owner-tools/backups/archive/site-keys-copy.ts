import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import {
  parseSiteKeys,
  type SiteKey,
  siteKeyLines,
  type SiteKeySource,
} from '../../../platform/config/site-key-rules.js';
import type { StoredFiles } from '../../../platform/storage/stored-files.js';
import { AGE, decrypted, encrypted } from './age.js';
import { BackupError } from './backup-error.js';
import { readWhole } from './file-copies.js';

/** Folder of key files at their place: never in an archive, because the two together open everything. */
export const KEYS = 'site-keys/';

async function readKeys(source: SiteKeySource): Promise<readonly SiteKey[]> {
  if ('keys' in source) return source.keys;
  const keys = parseSiteKeys(await readFile(source.file, 'utf8').catch(() => ''));
  if (keys) return keys;
  throw new BackupError(`The site’s keys in ${source.file} cannot be read, so no backup was made.`);
}

/** Copies the site's keys, unless these keys are at the place already. @returns their name there */
export async function copySiteKeys(
  source: SiteKeySource,
  place: StoredFiles,
  recipients: readonly string[],
): Promise<string> {
  const keys = await readKeys(source);
  const contents = [...keys.map(({ id }) => id), ...recipients].join(' ');
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const key = `${KEYS}${hash}${recipients.length > 0 ? AGE : ''}`;
  if ((await place.size(key)) !== undefined) return key;
  const content = Readable.from([Buffer.from(siteKeyLines(keys))]);
  await place.write(key, recipients.length > 0 ? await encrypted(content, recipients) : content);
  return key;
}

/** Reads a file of keys, as the site or a backup wrote it. */
export async function readKeyFile(
  content: Readable,
  isEncrypted: boolean,
  identities: readonly string[],
): Promise<readonly SiteKey[]> {
  const keys = parseSiteKeys(await text(isEncrypted ? await decrypted(content, identities) : content));
  if (keys) return keys;
  throw new BackupError('The file of keys is damaged, or has no keys.');
}

/** Finds the keys with these ids at their place. @returns undefined if none has the first, which is in use */
export async function findSiteKeys(
  place: StoredFiles,
  ids: readonly string[],
  identities: readonly string[],
): Promise<readonly SiteKey[] | undefined> {
  for await (const file of place.list(KEYS)) {
    const isEncrypted = file.key.endsWith(AGE);
    if (isEncrypted && identities.length === 0) continue;
    const keys = await readKeyFile(await readWhole(place, file), isEncrypted, identities).catch(() => []);
    if (keys.some(({ id }) => id === ids[0])) return keys;
  }
  return undefined;
}
