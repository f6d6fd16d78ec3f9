import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Buyers who want their money back, and whom the owner has answered. */
const STATEMENTS = [
  `CREATE TABLE guarantee_requests (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('taken', 'waiting', 'approved', 'declined')),
    asked_at timestamptz NOT NULL DEFAULT now(),
    refund_id uuid UNIQUE,
    answered_at timestamptz,
    answered_by text,
    answer text
  )`,
  `CREATE INDEX guarantee_requests_waiting ON guarantee_requests (order_id) WHERE state = 'waiting'`,
];

export class Guarantee1795549714000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guarantee_requests');
  }
}
