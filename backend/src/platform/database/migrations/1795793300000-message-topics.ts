import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The topics of messages are those of the contact form, which the content lists. */
export class MessageTopics1795793300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_threads DROP CONSTRAINT contact_threads_topic_check');
  }

  /** Topics that only the content knows become `other`. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE contact_threads SET topic = 'other' WHERE topic NOT IN ('speaking', 'books')`);
    await runner.query(`ALTER TABLE contact_threads ADD CONSTRAINT contact_threads_topic_check
      CHECK (topic IN ('speaking', 'books', 'other'))`);
  }
}
