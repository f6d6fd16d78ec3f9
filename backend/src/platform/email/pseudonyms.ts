import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Database } from '../database/database.js';
import { createToken } from '../signed-links/random-token.js';
import type { SealedSecrets } from '../signed-links/sealed-secrets.js';
import { findDatabaseKey } from '../signed-links/site-keys.queries.js';

/** Purpose of the sealed secret, and name of the lock. */
export const PSEUDONYMS = 'pseudonyms';

/** A domain that cannot exist (RFC 2606). */
const DOMAIN = 'erased.invalid';

export const isPseudonym = (address: string): boolean => address.endsWith(`@${DOMAIN}`);

/**
 * Deterministic pseudonyms for erased addresses: a returning address still matches the records that had to stay.
 * A secret of the site prevents guessing the address. It outlives rotations of the site keys that seal it, because an
 * erased address cannot get a new pseudonym.
 */
@Injectable()
export class Pseudonyms {
  constructor(private secret: string) {}

  /** The secret, for an archive of the site. */
  get archived(): string {
    return this.secret;
  }

  /** Continues with the secret of an archive, whose records have its pseudonyms. */
  continueWith(secret: string): void {
    this.secret = secret;
  }

  of(address: string): string {
    const name = `pseudonym:${address.toLowerCase()}`;
    // Lower-case hex: addresses are compared case-insensitively.
    return `${createHmac('sha256', this.secret).update(name).digest('hex').slice(0, 40)}@${DOMAIN}`;
  }
}

/** Loads the secret, or creates it at the first start of a site. */
export function openPseudonyms(database: Database, secrets: SealedSecrets): Promise<Pseudonyms> {
  return database.transaction(async () => {
    await database.lock(PSEUDONYMS);
    const { manager } = database;
    const [kept] = await manager.query<{ sealed: string }[]>(
      'SELECT sealed_secret AS sealed FROM sealed_secrets WHERE purpose = $1',
      [PSEUDONYMS],
    );
    if (kept) return new Pseudonyms(await secrets.open(PSEUDONYMS, PSEUDONYMS, kept.sealed));
    // Older sites used their first key as the secret.
    const secret = (await findDatabaseKey(database))?.secret ?? createToken();
    await storeSecret(database, secrets, secret);
    return new Pseudonyms(secret);
  });
}

/** Replaces the secret. Other processes of the site read it when they start. */
export async function storeSecret(
  { manager }: Database,
  secrets: SealedSecrets,
  secret: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO sealed_secrets (purpose, sealed_secret) VALUES ($1, $2)
    ON CONFLICT (purpose) DO UPDATE SET sealed_secret = excluded.sealed_secret`,
    [PSEUDONYMS, await secrets.seal(PSEUDONYMS, PSEUDONYMS, secret)],
  );
}
