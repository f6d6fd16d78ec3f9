import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Comparisons of orders with Stripe. The trigger starts one for each restore of the database, with new receipt series,
 * in the transaction that records the restore.
 */
const STATEMENTS = [
  `CREATE TABLE payment_recoveries (
    id uuid PRIMARY KEY,
    restore_id uuid UNIQUE,
    since timestamptz NOT NULL,
    requested_by text,
    started_at timestamptz NOT NULL DEFAULT now(),
    new_series_at timestamptz,
    cursors jsonb NOT NULL DEFAULT '{}',
    unreachable_at timestamptz,
    finished_at timestamptz
  )`,
  'CREATE INDEX payment_recoveries_open ON payment_recoveries (started_at) WHERE finished_at IS NULL',
  `CREATE TABLE recovered_payments (
    recovery_id uuid NOT NULL REFERENCES payment_recoveries (id),
    payment_intent_id text NOT NULL,
    outcome text CHECK (outcome IN ('restored', 'updated', 'unchanged', 'foreign', 'unresolved')),
    order_id text,
    status text,
    facts jsonb,
    done_at timestamptz,
    PRIMARY KEY (recovery_id, payment_intent_id)
  )`,
  `CREATE INDEX recovered_payments_by_order ON recovered_payments (order_id) WHERE outcome = 'restored'`,
  `CREATE FUNCTION start_payment_recovery() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO payment_recoveries (id, restore_id, since, new_series_at)
    VALUES (gen_random_uuid(), NEW.id,
      coalesce((NEW.facts ->> 'takenAt')::timestamptz, NEW.started_at - interval '30 days'), now())
    ON CONFLICT (restore_id) DO NOTHING;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER backups_restored AFTER INSERT OR UPDATE OF state ON backups FOR EACH ROW
    WHEN (NEW.kind = 'restore' AND NEW.state = 'done') EXECUTE FUNCTION start_payment_recovery()`,
];

export class PaymentRecovery1795816600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER backups_restored ON backups');
    await runner.query('DROP FUNCTION start_payment_recovery()');
    await runner.query('DROP TABLE recovered_payments, payment_recoveries');
  }
}
