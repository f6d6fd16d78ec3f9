import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Broadcasts, their recipients, and readers' topics. */
const STATEMENTS = [
  `CREATE TABLE broadcasts (
    id uuid PRIMARY KEY,
    subject text NOT NULL,
    body text NOT NULL,
    topic text,
    status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
    send_at timestamptz,
    started_at timestamptz,
    ended_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE broadcast_recipients (
    broadcast_id uuid NOT NULL REFERENCES broadcasts (id) ON DELETE CASCADE,
    subscription_id text NOT NULL,
    delivery_id uuid NOT NULL DEFAULT gen_random_uuid(),
    status text NOT NULL DEFAULT 'waiting'
      CHECK (status IN ('waiting', 'sent', 'left', 'suppressed', 'bounced', 'delayed')),
    PRIMARY KEY (broadcast_id, subscription_id)
  )`,
  'CREATE INDEX broadcast_recipients_status ON broadcast_recipients (broadcast_id, status)',
  // Null: everything, topics that come later included.
  'ALTER TABLE newsletter_subscriptions ADD COLUMN topics text[]',
];

export class Broadcasts1763703600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscriptions DROP COLUMN topics');
    await runner.query('DROP TABLE broadcast_recipients, broadcasts');
  }
}
