import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexes } from '../concurrent-indexes.js';

/** Indexes for removing old rows, and rows of a deleted order. */
const INDEXES = {
  stripe_events_received: 'CREATE INDEX CONCURRENTLY stripe_events_received ON stripe_events (received_at)',
  order_requests_created: 'CREATE INDEX CONCURRENTLY order_requests_created ON order_requests (created_at)',
  order_requests_order: 'CREATE INDEX CONCURRENTLY order_requests_order ON order_requests (order_id)',
  payment_sweeps_asked: 'CREATE INDEX CONCURRENTLY payment_sweeps_asked ON payment_sweeps (asked_at)',
  edition_readers_order: 'CREATE INDEX CONCURRENTLY edition_readers_order ON edition_readers (order_id)',
  mail_allowances_sent: 'CREATE INDEX CONCURRENTLY mail_allowances_sent ON mail_allowances (last_sent_at)',
  access_tries_tried: 'CREATE INDEX CONCURRENTLY access_tries_tried ON access_tries (last_tried_at)',
};

/**
 * A payment belongs to one order. Where an older shop has left it with several, it stays with the one that was paid,
 * the newest of them; the others keep a note of it for the staff, so that nothing of it is lost.
 */
const FREE_DOUBLED_PAYMENTS = `
  WITH claims AS (
    SELECT id, stripe_payment_intent_id AS payment, first_value(id) OVER (PARTITION BY stripe_payment_intent_id
      ORDER BY (completed_at IS NOT NULL) DESC, completed_at DESC, created_at DESC NULLS LAST, id) AS owner
    FROM orders WHERE stripe_payment_intent_id IN (SELECT stripe_payment_intent_id FROM orders
      WHERE stripe_payment_intent_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1)
  ), freed AS (
    UPDATE orders o SET stripe_payment_intent_id = NULL FROM claims c WHERE c.id = o.id AND c.id <> c.owner
    RETURNING o.id, c.payment, c.owner
  )
  INSERT INTO order_notes (id, order_id, author, body)
    SELECT gen_random_uuid(), id, 'Lectern', format('The payment %s was named by this order and by order %s. It can belong'
      ' to one order only, and was left to that one.', payment, owner) FROM freed`;

const ONE_ORDER = {
  orders_one_payment: `CREATE UNIQUE INDEX CONCURRENTLY orders_one_payment ON orders (stripe_payment_intent_id)`,
};

const PAYMENT_INDEX = `SELECT indisunique AS "isUnique" FROM pg_index
  WHERE indexrelid = to_regclass('orders_payment_intent')`;

export class Growth1763900310000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, INDEXES);
    const [found] = (await runner.query(PAYMENT_INDEX)) as { isUnique: boolean }[];
    if (found?.isUnique) return;
    await runner.query(FREE_DOUBLED_PAYMENTS);
    await createIndexes(runner, ONE_ORDER);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS orders_payment_intent');
    await runner.query('ALTER INDEX orders_one_payment RENAME TO orders_payment_intent');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [...Object.keys(INDEXES), 'orders_payment_intent'])
      await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
    await createIndexes(runner, {
      orders_payment_intent: `CREATE INDEX CONCURRENTLY orders_payment_intent ON orders (stripe_payment_intent_id)`,
    });
  }
}
