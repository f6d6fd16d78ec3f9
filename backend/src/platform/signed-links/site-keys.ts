import { Injectable, Logger } from '@nestjs/common';

import { ConfigurationError } from '../config/configuration-error.js';
import type { Configuration } from '../config/configuration.js';
import type { Database } from '../database/database.js';
import { createToken } from './random-token.js';
import { SiteKeyFile } from './site-key-file.js';
import { type SiteKey, siteKeyOf } from '../config/site-key-rules.js';
import { findDatabaseKey, listUsedKeys, recordKeyUse } from './site-keys.queries.js';

/** The first key is in use, the others only verify and decrypt. The database has only their ids. */
@Injectable()
export class SiteKeys {
  private readonly logger = new Logger('Keys');
  private known: readonly SiteKey[] = [];

  /** @param inDatabase the key of a release before the key file */
  constructor(
    readonly source: readonly SiteKey[] | SiteKeyFile,
    private readonly inDatabase?: SiteKey,
  ) {}

  /** Keeps the last keys if their file can no longer be read. */
  async all(): Promise<readonly SiteKey[]> {
    try {
      const stored = this.source instanceof SiteKeyFile ? await this.source.read() : this.source;
      if (stored.length > 0 || this.known.length === 0) this.known = withOld(stored, this.inDatabase);
    } catch (error) {
      if (this.known.length === 0)
        throw new ConfigurationError(`The keys of this site cannot be read: ${(error as Error).message}.`);
      this.logger.error('site keys cannot be read, keeping the last ones', error);
    }
    return this.known;
  }

  async inUse(): Promise<SiteKey> {
    const [inUse] = await this.all();
    if (!inUse) throw new Error('This site has no keys.');
    return inUse;
  }
}

const withOld = (keys: readonly SiteKey[], old: SiteKey | undefined): readonly SiteKey[] =>
  old && !keys.some(({ id }) => id === old.id) ? [...keys, old] : keys;

/** Keeps other processes from changing the keys, or starting with them, until the open transaction ends. */
export const lockSiteKeys = (database: Database): Promise<void> => database.lock('site-keys');

/** The first start creates a key. @throws ConfigurationError if the database belongs to a site with other keys */
export function openSiteKeys(
  { siteKeys }: Pick<Configuration, 'siteKeys'>,
  database: Database,
): Promise<SiteKeys> {
  return database.transaction(async () => {
    await lockSiteKeys(database);
    const source = 'file' in siteKeys ? new SiteKeyFile(siteKeys.file) : siteKeys.keys;
    const keys = new SiteKeys(source, await findDatabaseKey(database));
    const known = await keys.all();
    const used = await listUsedKeys(database);
    const [needed] = used;
    if (needed && !known.some(({ id }) => id === needed)) throw missing(siteKeys, needed);
    if (known.length === 0 && source instanceof SiteKeyFile) await writeFirst(source);
    const inUse = await keys.inUse();
    if (!used.includes(inUse.id)) await recordKeyUse(database, inUse);
    return keys;
  });
}

async function writeFirst(file: SiteKeyFile): Promise<void> {
  try {
    await file.write([siteKeyOf(createToken())]);
  } catch (error) {
    throw new ConfigurationError(`The keys of this site cannot be saved: ${(error as Error).message}.`);
  }
}

const missing = (source: Configuration['siteKeys'], id: string) =>
  new ConfigurationError(
    `The database is of a site whose key ${id} is not in ${'file' in source ? source.file : 'SITE_KEYS'}. ` +
      'All processes of a site need the same keys: copy the file that holds it, or set SITE_KEYS or SITE_KEYS_FILE; ' +
      'docs/operating.md says what to do where it is lost.',
  );
