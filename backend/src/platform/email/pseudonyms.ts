import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Database } from '../database/database.js';
import { createToken } from '../signed-links/random-token.js';
import type { SealedSecrets } from '../signed-links/sealed-secrets.js';
import { keyInDatabase } from '../signed-links/site-keys.js';

/** For what the secret is sealed of which pseudonyms are made. */
export const PSEUDONYMS = 'pseudonyms';

/** Below a domain that there will never be (RFC 2606). */
const DOMAIN = 'erased.invalid';

/** Whether a text stands in the place of an address that was erased. */
export const isPseudonym = (address: string): boolean => address.endsWith(`@${DOMAIN}`);

/**
 * What stands in the place of an address that was erased. The same address has always the same one, so that whoever
 * brings the address can be matched with what had to stay; without the site's own secret nobody finds the address from
 * it, or tries guesses on it. That secret is sealed by the site's keys and outlives them: of an address that is gone no other
 * pseudonym can be made.
 */
@Injectable()
export class Pseudonyms {
  constructor(private readonly secret: string) {}

  of(address: string): string {
    const name = `pseudonym:${address.toLowerCase()}`;
    // Letters of one case: addresses are compared without regard to it.
    return `${createHmac('sha256', this.secret).update(name).digest('hex').slice(0, 40)}@${DOMAIN}`;
  }
}

/** The first start of a site makes their secret. */
export function openPseudonyms(database: Database, secrets: SealedSecrets): Promise<Pseudonyms> {
  return database.transaction(async () => {
    await database.lock(PSEUDONYMS);
    const { manager } = database;
    const [kept] = await manager.query<{ sealed: string }[]>(
      'SELECT sealed_secret AS sealed FROM sealed_secrets WHERE purpose = $1',
      [PSEUDONYMS],
    );
    if (kept) return new Pseudonyms(await secrets.open(PSEUDONYMS, PSEUDONYMS, kept.sealed));
    // Older sites have made theirs with their first key.
    const secret = (await keyInDatabase(database))?.secret ?? createToken();
    await manager.query('INSERT INTO sealed_secrets (purpose, sealed_secret) VALUES ($1, $2)', [
      PSEUDONYMS,
      await secrets.seal(PSEUDONYMS, PSEUDONYMS, secret),
    ]);
    return new Pseudonyms(secret);
  });
}
