import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's changes of content files: publications with their values, and drafts. */
const STATEMENTS = [
  `CREATE TABLE content_publications (
    number integer PRIMARY KEY,
    section text NOT NULL,
    reason text NOT NULL,
    who text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX content_publications_by_section ON content_publications (section, number)',
  `CREATE TABLE content_values (
    file text NOT NULL,
    pointer text NOT NULL,
    language text NOT NULL,
    version integer NOT NULL,
    value jsonb,
    base jsonb,
    schema_version integer NOT NULL,
    removed boolean NOT NULL,
    publication integer NOT NULL REFERENCES content_publications (number),
    PRIMARY KEY (file, pointer, language, version)
  )`,
  'CREATE INDEX content_values_by_publication ON content_values (publication)',
  `CREATE TABLE content_drafts (
    section text PRIMARY KEY,
    changes jsonb NOT NULL,
    revision integer NOT NULL,
    who text NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const TABLES = ['content_drafts', 'content_values', 'content_publications'];

export class ContentValues1795900800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}
