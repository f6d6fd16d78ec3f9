import { Logger } from '@nestjs/common';

import type { Database } from '../database/database.js';
import type { SealedColumn } from '../features/feature.js';
import { createToken } from './random-token.js';
import type { SealedSecrets } from './sealed-secrets.js';
import { SiteKeyFile } from './site-key-file.js';
import { type SiteKey, siteKeyOf } from '../config/site-key-rules.js';
import {
  countSealed,
  deleteDatabaseKey,
  findDatabaseKey,
  listSealedByOthers,
  recordKeyUse,
  replaceSealed,
  SEALED_BATCH,
} from './site-keys.queries.js';
import { lockSiteKeys, type SiteKeys } from './site-keys.js';

interface KeyState {
  /** Undefined for secrets from before keys had ids. */
  id: string | undefined;
  isInUse: boolean;
  /** Whether the site has the key; otherwise its secrets are lost. */
  isKnown: boolean;
  isInDatabase: boolean;
  sealedCount: number;
}

interface Rotated {
  inUse: SiteKey;
  isNew: boolean;
  sealedCount: number;
  lostCount: number;
}

export class KeyRotation {
  constructor(
    private readonly database: Database,
    private readonly keys: SiteKeys,
    private readonly secrets: SealedSecrets,
    private readonly columns: readonly SealedColumn[],
  ) {}

  /** Replaces the database key of an older release. @param isAlone whether no other process runs, which would not know it */
  async moveOutOfDatabase({ isAlone }: { isAlone: boolean }): Promise<void> {
    if ((await findDatabaseKey(this.database))?.id !== (await this.keys.inUse()).id) return;
    if (isAlone) await this.rotate();
    else new Logger('Keys').warn('the site key is in the database: npm run keys -- rotate moves it out');
  }

  /** The key in use, then the site's other keys, then missing ones. */
  async list(): Promise<KeyState[]> {
    const known = await this.keys.all();
    const inDatabase = await findDatabaseKey(this.database);
    const counts = await countSealed(this.database, this.columns);
    const ids = new Set([...known.map(({ id }) => id), ...counts.keys()]);
    return [...ids].map((id, index) => ({
      id: id || undefined,
      isInUse: index === 0,
      isKnown: !id || known.some((key) => key.id === id),
      isInDatabase: id === inDatabase?.id,
      sealedCount: counts.get(id) ?? 0,
    }));
  }

  /**
   * Encrypts all secrets with a new key, or finishes an interrupted rotation. May be killed, or run twice at once.
   * @throws Error if a new key must be added to the environment first
   */
  async rotate(): Promise<Rotated> {
    const isNew = await this.begin();
    const inUse = await this.keys.inUse();
    const rotated = { inUse, isNew, sealedCount: 0, lostCount: 0 };
    for (const column of this.columns) await this.reseal(column, rotated);
    await this.removeFromDatabase();
    return rotated;
  }

  /** Removes an unused key; its signed links become invalid. @throws Error if secrets would be lost */
  retire(id: string): Promise<void> {
    return this.database.transaction(async () => {
      await lockSiteKeys(this.database);
      const { source } = this.keys;
      const known = await this.keys.all();
      if (!known.some((key) => key.id === id)) throw new Error(`This site has no key ${id}.`);
      if (known[0]?.id === id)
        throw new Error(`The key ${id} is in use: npm run keys -- rotate creates another.`);
      const counts = await countSealed(this.database, this.columns);
      if (counts.has(id) || counts.has(''))
        throw new Error(
          `Secrets are encrypted with the key ${id}: npm run keys -- rotate encrypts them again.`,
        );
      const inDatabase = await findDatabaseKey(this.database);
      if (inDatabase?.id === id) await deleteDatabaseKey(this.database);
      if (source instanceof SiteKeyFile) await source.write(known.filter((key) => key.id !== id));
      else if (source.some((key) => key.id === id))
        throw new Error(`The key ${id} is in SITE_KEYS: remove it there, for all processes.`);
    });
  }

  private begin(): Promise<boolean> {
    return this.database.transaction(async () => {
      await lockSiteKeys(this.database);
      const { source } = this.keys;
      const known = await this.keys.all();
      const old = await findDatabaseKey(this.database);
      const counts = await countSealed(this.database, this.columns);
      const isMoving = old !== undefined && (source instanceof SiteKeyFile || holds(source, old));
      const [inUse, ...others] = known;
      const isSealedByOthers = ['', ...others.map(({ id }) => id)].some((id) => counts.has(id));
      const isBegun = inUse?.id !== old?.id && (isMoving || isSealedByOthers);
      if (source instanceof SiteKeyFile) {
        await source.write(isBegun ? known : [siteKeyOf(createToken()), ...known]);
      } else if (!isBegun) {
        throw new Error(
          'All secrets use the first key of SITE_KEYS. Add a new key behind it and restart all processes, move it to the front and restart them again, then repeat this command.',
        );
      }
      await recordKeyUse(this.database, await this.keys.inUse());
      return !isBegun;
    });
  }

  /** Row by row: a secret that changes in between already uses the key in use. */
  private async reseal(column: SealedColumn, rotated: Rotated): Promise<void> {
    const { purpose } = column;
    for (let last = ''; ;) {
      const rows = await listSealedByOthers(this.database, column, rotated.inUse.id, last);
      for (const row of rows) {
        const secret = await this.secrets.open(purpose, row.owner, row.sealed).catch(() => undefined);
        if (secret === undefined) rotated.lostCount += 1;
        else {
          const sealed = await this.secrets.seal(purpose, row.owner, secret);
          await replaceSealed(this.database, column, row, sealed);
          rotated.sealedCount += 1;
        }
        last = row.owner;
      }
      if (rows.length < SEALED_BATCH) return;
    }
  }

  /** A dump of the database must not contain a key. */
  private async removeFromDatabase(): Promise<void> {
    const old = await findDatabaseKey(this.database);
    const { source } = this.keys;
    const keys = source instanceof SiteKeyFile ? await source.read() : source;
    if (old && holds(keys, old)) await deleteDatabaseKey(this.database);
  }
}

const holds = (keys: readonly SiteKey[], key: SiteKey): boolean => keys.some(({ id }) => id === key.id);
