import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes and positions in e-books, synced between devices. */
export class ReadingNotes1795554139000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE reading_notes (
      order_id text NOT NULL,
      line_number integer NOT NULL,
      place jsonb,
      highlights jsonb NOT NULL DEFAULT '[]',
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, line_number),
      FOREIGN KEY (order_id, line_number) REFERENCES order_lines (order_id, line_number) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reading_notes');
  }
}
