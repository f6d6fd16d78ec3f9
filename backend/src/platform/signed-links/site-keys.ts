import { Injectable, Logger } from '@nestjs/common';

import { ConfigurationError } from '../config/configuration-error.js';
import type { Configuration } from '../config/configuration.js';
import type { Database } from '../database/database.js';
import { createToken } from './random-token.js';
import { SiteKeyFile } from './site-key-file.js';
import { type SiteKey, siteKeyOf } from '../config/site-key-rules.js';

/**
 * The keys by which the site signs and seals: the first is in use, with the others is read what was made before. They lie
 * apart from the database, which knows their ids alone.
 */
@Injectable()
export class SiteKeys {
  private readonly logger = new Logger('Keys');
  private known: readonly SiteKey[] = [];

  /**
   * @param kept in the environment, or in a file, which is looked at whenever they are asked for
   * @param inDatabase where the key lay before there was a file
   */
  constructor(
    readonly kept: readonly SiteKey[] | SiteKeyFile,
    private readonly inDatabase?: SiteKey,
  ) {}

  /** Those of a file that can no longer be read stay until the process ends. */
  async all(): Promise<readonly SiteKey[]> {
    try {
      const kept = this.kept instanceof SiteKeyFile ? await this.kept.read() : this.kept;
      if (kept.length > 0 || this.known.length === 0) this.known = withOld(kept, this.inDatabase);
    } catch (error) {
      if (this.known.length === 0)
        throw new ConfigurationError(`The keys of this site cannot be read: ${(error as Error).message}.`);
      this.logger.error('The keys of this site cannot be read; those that were are used.', error);
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

/** Where the one key lay before there was a file: beside what it seals. */
export async function keyInDatabase({ manager }: Database): Promise<SiteKey | undefined> {
  const [row] = await manager.query<{ key: string }[]>('SELECT key FROM signing_keys WHERE id = 1');
  return row && siteKeyOf(row.key);
}

/** While the keys are changed, nobody else changes them, or begins to use them. */
export const lockSiteKeys = (database: Database): Promise<void> => database.lock('site-keys');

/** From now on no process starts without this one. */
export async function noteInUse({ manager }: Database, { id }: SiteKey): Promise<void> {
  await manager.query(
    'INSERT INTO site_keys (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET used_since = excluded.used_since',
    [id],
  );
}

/**
 * The keys where the settings say that they lie; the first start of a site makes one.
 * @throws ConfigurationError where the database is of a site with others
 */
export function openSiteKeys(
  { siteKeys }: Pick<Configuration, 'siteKeys'>,
  database: Database,
): Promise<SiteKeys> {
  return database.transaction(async () => {
    await lockSiteKeys(database);
    const kept = 'file' in siteKeys ? new SiteKeyFile(siteKeys.file) : siteKeys.keys;
    const keys = new SiteKeys(kept, await keyInDatabase(database));
    const known = await keys.all();
    const used = await database.manager.query<{ id: string }[]>(
      'SELECT id FROM site_keys ORDER BY used_since DESC',
    );
    const [needed] = used;
    if (needed && !known.some(({ id }) => id === needed.id)) throw missing(siteKeys, needed.id);
    if (known.length === 0 && kept instanceof SiteKeyFile) await writeFirst(kept);
    const inUse = await keys.inUse();
    if (!used.some(({ id }) => id === inUse.id)) await noteInUse(database, inUse);
    return keys;
  });
}

async function writeFirst(file: SiteKeyFile): Promise<void> {
  try {
    await file.write([siteKeyOf(createToken())]);
  } catch (error) {
    throw new ConfigurationError(`The keys of this site cannot be kept: ${(error as Error).message}.`);
  }
}

const missing = (source: Configuration['siteKeys'], id: string) =>
  new ConfigurationError(
    `The database is of a site whose key ${id} is not in ${'file' in source ? source.file : 'SITE_KEYS'}. ` +
      'All processes of a site need the same keys: copy the file that holds it, or set SITE_KEYS or SITE_KEYS_FILE; ' +
      'docs/operating.md says what to do where it is lost.',
  );
