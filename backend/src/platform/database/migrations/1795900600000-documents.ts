import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that the owner publishes: a draft, versions, old addresses, and categories of articles. */
const STATEMENTS = [
  `CREATE TABLE documents (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    state text NOT NULL,
    slug text,
    source_slug text,
    published_version integer,
    scheduled_version integer,
    scheduled_at timestamptz,
    first_published_at timestamptz,
    published_at timestamptz,
    binned_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE UNIQUE INDEX documents_by_slug ON documents (kind, slug)',
  `CREATE TABLE document_drafts (
    document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    value jsonb NOT NULL,
    revision integer NOT NULL,
    who text NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE document_versions (
    document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    number integer NOT NULL,
    value jsonb NOT NULL,
    reason text NOT NULL,
    who text,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (document_id, number)
  )`,
  `CREATE TABLE document_redirects (
    kind text NOT NULL,
    slug text NOT NULL,
    document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    PRIMARY KEY (kind, slug)
  )`,
  'CREATE INDEX document_redirects_by_document ON document_redirects (document_id)',
  `CREATE TABLE article_categories (
    id text PRIMARY KEY,
    label text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const TABLES = [
  'article_categories',
  'document_redirects',
  'document_versions',
  'document_drafts',
  'documents',
];

export class Documents1795900600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}
