import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff, sessions and sign-in attempts. The users table stays as specified. */
const STATEMENTS = [
  `CREATE TABLE staff (
    user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL,
    role text NOT NULL CHECK (role IN ('owner', 'helper')),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE sessions (
    token_hash text PRIMARY KEY,
    user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX sessions_user ON sessions (user_id)',
  `CREATE TABLE access_tries (
    purpose text NOT NULL,
    subject_hash text NOT NULL,
    tried_count integer NOT NULL,
    last_tried_at timestamptz NOT NULL,
    PRIMARY KEY (purpose, subject_hash)
  )`,
];

export class Staff1763703710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_tries, sessions, staff');
  }
}
