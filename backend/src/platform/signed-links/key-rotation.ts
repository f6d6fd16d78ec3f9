import { Logger } from '@nestjs/common';

import type { Database } from '../database/database.js';
import type { SealedColumn } from '../features/feature.js';
import { createToken } from './random-token.js';
import type { SealedSecrets } from './sealed-secrets.js';
import { SiteKeyFile } from './site-key-file.js';
import { type SiteKey, siteKeyOf } from '../config/site-key-rules.js';
import { keyInDatabase, lockSiteKeys, noteInUse, type SiteKeys } from './site-keys.js';

interface KeyState {
  /** Undefined: what was sealed before keys had ids. */
  id: string | undefined;
  isInUse: boolean;
  /** Whether the site has it; what it sealed is lost otherwise. */
  isKnown: boolean;
  isInDatabase: boolean;
  /** How much is sealed by it. */
  sealedCount: number;
}

interface Rotated {
  inUse: SiteKey;
  isNew: boolean;
  sealedCount: number;
  /** How much cannot be opened: its key is not here. */
  lostCount: number;
}

const BATCH = 100;

/** Puts a new key in the place of the one that is in use, while the site runs. */
export class KeyRotation {
  constructor(
    private readonly database: Database,
    private readonly keys: SiteKeys,
    private readonly secrets: SealedSecrets,
    private readonly columns: readonly SealedColumn[],
  ) {}

  /**
   * At the start of a site whose key still lies beside what it seals, as it did before there was a file: puts another in its
   * place, or asks for that.
   * @param isAlone whether no process runs beside this one, that would not know the other key
   */
  async leaveDatabase({ isAlone }: { isAlone: boolean }): Promise<void> {
    if ((await keyInDatabase(this.database))?.id !== (await this.keys.inUse()).id) return;
    if (isAlone) await this.rotate();
    else
      new Logger('Keys').warn(
        'The key of this site lies in its database: npm run keys -- rotate takes it out.',
      );
  }

  /** The key in use first; then the others that the site has, and at last those that it lacks. */
  async list(): Promise<KeyState[]> {
    const known = await this.keys.all();
    const inDatabase = await keyInDatabase(this.database);
    const counts = await this.countSealed();
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
   * Makes a new key and seals with it what others have sealed; or ends what was begun and did not end. The keys before it
   * stay, to read what they signed. It may be killed at any time, and run twice at once.
   * @throws Error where a new key has to be put into the environment first
   */
  async rotate(): Promise<Rotated> {
    const isNew = await this.begin();
    const inUse = await this.keys.inUse();
    const rotated = { inUse, isNew, sealedCount: 0, lostCount: 0 };
    for (const column of this.columns) await this.sealAnew(column, rotated);
    await this.takeOutOfDatabase();
    return rotated;
  }

  /**
   * Has the site forget a key that is no longer in use: links that it signed open nothing from then on.
   * @throws Error where that would lose something
   */
  retire(id: string): Promise<void> {
    return this.database.transaction(async () => {
      await lockSiteKeys(this.database);
      const { kept } = this.keys;
      const known = await this.keys.all();
      if (!known.some((key) => key.id === id)) throw new Error(`This site has no key ${id}.`);
      if (known[0]?.id === id)
        throw new Error(`The key ${id} is in use: npm run keys -- rotate makes another.`);
      const counts = await this.countSealed();
      if (counts.has(id) || counts.has(''))
        throw new Error(`Something is sealed by the key ${id}: npm run keys -- rotate seals it anew.`);
      const inDatabase = await keyInDatabase(this.database);
      if (inDatabase?.id === id) await this.database.manager.query('DELETE FROM signing_keys');
      if (kept instanceof SiteKeyFile) await kept.write(known.filter((key) => key.id !== id));
      else if (kept.some((key) => key.id === id))
        throw new Error(`The key ${id} stands in SITE_KEYS: take it out there, for all processes.`);
    });
  }

  private begin(): Promise<boolean> {
    return this.database.transaction(async () => {
      await lockSiteKeys(this.database);
      const { kept } = this.keys;
      const known = await this.keys.all();
      const old = await keyInDatabase(this.database);
      const counts = await this.countSealed();
      const isMoving = old !== undefined && (kept instanceof SiteKeyFile || holds(kept, old));
      const [inUse, ...others] = known;
      const isSealedByOthers = ['', ...others.map(({ id }) => id)].some((id) => counts.has(id));
      const isBegun = inUse?.id !== old?.id && (isMoving || isSealedByOthers);
      if (kept instanceof SiteKeyFile) {
        await kept.write(isBegun ? known : [siteKeyOf(createToken()), ...known]);
      } else if (!isBegun) {
        throw new Error(
          'All is sealed by the first key of SITE_KEYS. Put a new one behind it, start all processes anew, then put it first and start them anew; then this seals all by it.',
        );
      }
      await noteInUse(this.database, await this.keys.inUse());
      return !isBegun;
    });
  }

  /** Row by row: one that somebody writes meanwhile stays as they wrote it, by the key in use. */
  private async sealAnew({ purpose, table, owner }: SealedColumn, rotated: Rotated): Promise<void> {
    const { manager } = this.database;
    const { id } = rotated.inUse;
    for (let last = ''; ;) {
      const rows = await manager.query<{ owner: string; sealed: string }[]>(
        `SELECT ${owner}::text AS owner, sealed_secret AS sealed FROM ${table}
         WHERE NOT starts_with(sealed_secret, $1) AND ${owner}::text > $2 ORDER BY 1 LIMIT ${BATCH}`,
        [`${id}.`, last],
      );
      for (const row of rows) {
        const secret = await this.secrets.open(purpose, row.owner, row.sealed).catch(() => undefined);
        if (secret === undefined) rotated.lostCount += 1;
        else {
          const sealed = await this.secrets.seal(purpose, row.owner, secret);
          await manager.query(
            `UPDATE ${table} SET sealed_secret = $3 WHERE ${owner}::text = $1 AND sealed_secret = $2`,
            [row.owner, row.sealed, sealed],
          );
          rotated.sealedCount += 1;
        }
        last = row.owner;
      }
      if (rows.length < BATCH) return;
    }
  }

  /** What a dump of the database holds then opens nothing. */
  private async takeOutOfDatabase(): Promise<void> {
    const old = await keyInDatabase(this.database);
    const { kept } = this.keys;
    const keys = kept instanceof SiteKeyFile ? await kept.read() : kept;
    if (old && holds(keys, old)) await this.database.manager.query('DELETE FROM signing_keys');
  }

  /** By the id of their key; by nothing what was sealed before keys had ids. */
  private async countSealed(): Promise<Map<string, number>> {
    const all = this.columns
      .map(({ table }) => `SELECT sealed_secret AS sealed FROM ${table}`)
      .join(' UNION ALL ');
    const rows = await this.database.manager.query<{ id: string; count: number }[]>(
      `SELECT coalesce(substring(sealed from '^(.*)[.]'), '') AS id, count(*)::int AS count FROM (${all}) s GROUP BY 1`,
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

const holds = (keys: readonly SiteKey[], key: SiteKey): boolean => keys.some(({ id }) => id === key.id);
