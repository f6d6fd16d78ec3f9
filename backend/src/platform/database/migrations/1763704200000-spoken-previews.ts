import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Spoken previews in production: text, finished pieces and waiting listeners. A finished preview is a row of the
 * specification's `audio_previews` with the same id.
 */
const STATEMENTS = [
  `CREATE TABLE preview_makings (
    id uuid PRIMARY KEY,
    book_id text NOT NULL,
    book_title text NOT NULL,
    voice text NOT NULL,
    text_hash text NOT NULL,
    speaker text NOT NULL CHECK (speaker IN ('local', 'openai')),
    status text NOT NULL
      CHECK (status IN ('queued', 'speaking', 'encoding', 'ready', 'failed', 'cancelled')),
    sentences jsonb NOT NULL,
    characters integer NOT NULL,
    pieces_total integer NOT NULL CHECK (pieces_total > 0),
    pieces_done integer NOT NULL DEFAULT 0 CHECK (pieces_done BETWEEN 0 AND pieces_total),
    tries integer NOT NULL DEFAULT 0,
    is_owners boolean NOT NULL DEFAULT false,
    is_promised boolean NOT NULL,
    failure_code text,
    failure_detail text,
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    sha256 text,
    size_bytes integer,
    duration_ms integer,
    waveform jsonb,
    spans jsonb,
    CHECK (status <> 'ready' OR (sha256 IS NOT NULL AND size_bytes IS NOT NULL AND duration_ms IS NOT NULL
      AND waveform IS NOT NULL AND spans IS NOT NULL)),
    CHECK (status <> 'failed' OR failure_code IS NOT NULL)
  )`,
  // One for each book, voice and text, however many ask at once.
  `CREATE UNIQUE INDEX preview_makings_one ON preview_makings (book_id, voice, text_hash, speaker)
    WHERE status <> 'cancelled'`,
  `CREATE TABLE preview_pieces (
    making_id uuid NOT NULL REFERENCES preview_makings (id) ON DELETE CASCADE,
    position integer NOT NULL,
    wav bytea NOT NULL,
    PRIMARY KEY (making_id, position)
  )`,
  // Sound does not become smaller by what PostgreSQL would try.
  'ALTER TABLE preview_pieces ALTER COLUMN wav SET STORAGE EXTERNAL',
  `CREATE TABLE preview_wishes (
    token_hash text PRIMARY KEY,
    making_id uuid NOT NULL REFERENCES preview_makings (id) ON DELETE CASCADE,
    source_hash text NOT NULL,
    is_new boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    taken_back_at timestamptz
  )`,
  'CREATE INDEX preview_wishes_making ON preview_wishes (making_id)',
  'CREATE INDEX preview_wishes_source ON preview_wishes (source_hash, created_at) WHERE is_new',
  'CREATE INDEX preview_wishes_age ON preview_wishes (created_at)',
  'CREATE TABLE speech_spending (day date PRIMARY KEY, characters integer NOT NULL)',
];

export class SpokenPreviews1763704200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE speech_spending, preview_wishes, preview_pieces, preview_makings');
  }
}
