import { createHmac } from 'node:crypto';

import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1_000;

/** Old keys are SHA-256 in hex; those of IP addresses could be reversed by trying all addresses. */
const HEX_LENGTH = 64;

const FIND = (table: string) => `SELECT key_hash AS hash FROM ${table}
  WHERE length(key_hash) = ${HEX_LENGTH} AND key_hash > $1 ORDER BY key_hash LIMIT ${BATCH}`;

const SIGN = (table: string) => `UPDATE ${table} SET key_hash = signed.hash
  FROM unnest($1::text[], $2::text[]) AS signed (before, hash) WHERE key_hash = signed.before`;

/** Tries by source, counted by an address's bare hash: nothing looks for these any more. */
const FORGET_SOURCES = `DELETE FROM access_tries
  WHERE purpose LIKE '%/source' AND length(subject_hash) = ${HEX_LENGTH}`;

/**
 * Requests are kept by what the site alone can make of them: those that are there are signed, and found again as before.
 * What was signed is no longer in hex, so that this may be tried again.
 */
export class SignedRequestKeys1763906300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORGET_SOURCES);
    const [{ key }] = (await runner.query('SELECT key FROM signing_keys WHERE id = 1')) as [{ key: string }];
    const signed = (purpose: string, hash: string) =>
      createHmac('sha256', key).update(`${purpose}:${hash}`).digest('base64url');
    for (const purpose of ['order-request', 'assessment-request']) {
      const table = `${purpose.replace('-', '_')}s`;
      for (let last = ''; ;) {
        const found = (await runner.query(FIND(table), [last])) as { hash: string }[];
        const hashes = found.map(({ hash }) => hash);
        await runner.query(SIGN(table), [hashes, hashes.map((hash) => signed(purpose, hash))]);
        if (hashes.length < BATCH) break;
        last = hashes.at(-1) ?? '';
      }
    }
  }

  /** Irreversible: signed requests are no longer found, and expire. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
