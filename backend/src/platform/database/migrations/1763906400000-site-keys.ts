import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of the site lie apart from its database, which knows their ids, and holds what they seal. */
const STATEMENTS = [
  `CREATE TABLE site_keys (
    id text PRIMARY KEY,
    used_since timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE TABLE sealed_secrets (
    purpose text PRIMARY KEY,
    sealed_secret text NOT NULL
  )`,
  // A site that was never open has used its key for nothing: it gets another, elsewhere.
  `DELETE FROM signing_keys WHERE NOT EXISTS (SELECT FROM products) AND NOT EXISTS (SELECT FROM mail_deliveries)
    AND NOT EXISTS (SELECT FROM users)`,
];

export class SiteKeys1763906400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sealed_secrets, site_keys');
  }
}
