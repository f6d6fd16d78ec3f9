import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recordings that the author uploads. A published one is also a ready preview with the same id, so it is offered,
 * served and counted as the synthetic ones are.
 */
const STATEMENTS = [
  `CREATE TABLE own_recordings (
    id uuid PRIMARY KEY,
    book_id text NOT NULL,
    file_name text NOT NULL,
    extension text NOT NULL,
    upload_sha256 text NOT NULL,
    sha256 text NOT NULL,
    size_bytes integer NOT NULL,
    duration_ms integer NOT NULL,
    waveform jsonb NOT NULL,
    transcript text NOT NULL,
    revision integer NOT NULL,
    who text NOT NULL,
    saved_at timestamptz NOT NULL,
    uploaded_at timestamptz NOT NULL,
    published_at timestamptz,
    published_revision integer
  )`,
  'CREATE UNIQUE INDEX own_recordings_once ON own_recordings (book_id, upload_sha256)',
  'CREATE UNIQUE INDEX own_recordings_published ON own_recordings (book_id) WHERE published_at IS NOT NULL',
  `CREATE TRIGGER products_changed AFTER UPDATE OF published_at ON own_recordings
    FOR EACH STATEMENT EXECUTE FUNCTION announce_products()`,
  `ALTER TABLE preview_makings ADD COLUMN extension text NOT NULL DEFAULT 'mp3'`,
  'ALTER TABLE preview_makings DROP CONSTRAINT preview_makings_speaker_check',
  `ALTER TABLE preview_makings ADD CONSTRAINT preview_makings_speaker_check
    CHECK (speaker IN ('local', 'openai', 'author'))`,
];

export class OwnRecordings1795900820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM audio_previews WHERE voice_type = 'author'`);
    await runner.query(`DELETE FROM preview_makings WHERE speaker = 'author'`);
    await runner.query('ALTER TABLE preview_makings DROP CONSTRAINT preview_makings_speaker_check');
    await runner.query(
      `ALTER TABLE preview_makings ADD CONSTRAINT preview_makings_speaker_check CHECK (speaker IN ('local', 'openai'))`,
    );
    await runner.query('ALTER TABLE preview_makings DROP COLUMN extension');
    await runner.query('DROP TABLE own_recordings');
  }
}
