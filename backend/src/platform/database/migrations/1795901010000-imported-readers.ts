import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Origin and proof of consent of imported subscriptions, and who got a confirmation request because of an import. */
const STATEMENTS = [
  `CREATE TABLE subscription_origins (
    subscription_id text PRIMARY KEY REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
    source text NOT NULL,
    consent jsonb,
    details jsonb NOT NULL,
    is_to_ask boolean NOT NULL DEFAULT false,
    imported_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX subscription_origins_to_ask ON subscription_origins (imported_at) WHERE is_to_ask',
  `CREATE TABLE imported_confirmations (
    pseudonym text PRIMARY KEY,
    asked_at timestamptz NOT NULL DEFAULT now()
  )`,
];

export class ImportedReaders1795901010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imported_confirmations, subscription_origins');
  }
}
