import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries of emails, and suppressed addresses. */
const STATEMENTS = [
  `CREATE TABLE mail_deliveries (
    id uuid PRIMARY KEY,
    letter text NOT NULL,
    cause jsonb NOT NULL,
    recipient text NOT NULL,
    subject text,
    message_id text UNIQUE,
    status text NOT NULL CHECK (status IN
      ('queued', 'sent', 'accepted', 'bounced', 'complained', 'suppressed', 'withdrawn')),
    diagnosis text,
    queued_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    changed_at timestamptz NOT NULL
  )`,
  'CREATE INDEX mail_deliveries_recipient ON mail_deliveries (lower(recipient), queued_at)',
  'CREATE INDEX mail_deliveries_newest ON mail_deliveries (queued_at, id)',
  'CREATE INDEX mail_deliveries_cause ON mail_deliveries USING gin (cause jsonb_path_ops)',
  `CREATE TABLE mail_suppressions (
    list text NOT NULL CHECK (list IN ('purchases', 'letters')),
    email text NOT NULL,
    reason text NOT NULL CHECK (reason IN ('bounced', 'complained')),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (list, email)
  )`,
];

export class MailDeliveries1763703500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_suppressions, mail_deliveries');
  }
}
