import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stripe's fee for the card payment of an order. It stays null until Stripe has settled the charge. */
const STATEMENT = `CREATE TABLE card_fees (
    order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
    fee_cents integer,
    net_cents integer,
    asked_at timestamptz NOT NULL,
    CHECK ((fee_cents IS NULL) = (net_cents IS NULL))
  )`;

export class CardFees1795792500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STATEMENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE card_fees');
  }
}
