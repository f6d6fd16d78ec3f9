import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Films that the author uploads; values of the content name them. */
const STATEMENTS = [
  `CREATE TABLE owner_films (
    id uuid PRIMARY KEY,
    file_name text NOT NULL,
    upload_sha256 text NOT NULL,
    sha256 text NOT NULL,
    size_bytes integer NOT NULL,
    duration_ms integer NOT NULL,
    who text NOT NULL,
    uploaded_at timestamptz NOT NULL
  )`,
  'CREATE UNIQUE INDEX owner_films_once ON owner_films (upload_sha256)',
];

export class OwnerFilms1795901040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE owner_films');
  }
}
