import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which orders have been mailed: what a dispute interrupts is taken up again, and nothing is sent twice. */
export class OrderMails1763702500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE order_mails (
      order_id text PRIMARY KEY REFERENCES orders (id),
      sent_at timestamptz NOT NULL DEFAULT now()
    )`);
    // Until now a promise of a mail was closed when the mail had gone out.
    await runner.query(`INSERT INTO order_mails (order_id, sent_at)
      SELECT o.id, max(w.closed_at) FROM outbox w JOIN orders o ON o.id = w.payload ->> 'orderId'
      WHERE w.job = 'send-order-mail' AND w.closed_at IS NOT NULL AND o.status = 'fulfilled' GROUP BY o.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_mails');
  }
}
