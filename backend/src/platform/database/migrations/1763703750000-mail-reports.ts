import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Delivery reports of emails, each once. */
const STATEMENTS = [
  `CREATE TABLE mail_reports (
    id_hash text PRIMARY KEY,
    delivery_id uuid REFERENCES mail_deliveries (id) ON DELETE CASCADE,
    outcome text CHECK (outcome IN ('accepted', 'bounced-hard', 'bounced-soft', 'complained', 'delayed')),
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX mail_reports_delivery ON mail_reports (delivery_id)',
  'CREATE INDEX mail_reports_received ON mail_reports (received_at)',
];

export class MailReports1763703750000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_reports');
  }
}
