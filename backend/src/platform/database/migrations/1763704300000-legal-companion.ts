import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletes rows with the assessment that they belong to. */
const owned = ([table, column, parent]: readonly [string, string, string], rule: string): string =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_fkey,
    ADD CONSTRAINT ${table}_${column}_fkey FOREIGN KEY (${column}) REFERENCES ${parent} (id) ${rule}`;

const OWNED = [
  ['resource_recommendations', 'assessment_id', 'user_assessments'],
  ['user_progress', 'recommendation_id', 'resource_recommendations'],
] as const;

/**
 * Tables of the legal companion beside the specification's: fields of the questionnaire, retention, recommendations, and
 * access to them.
 */
const STATEMENTS = [
  ...OWNED.map((each) => owned(each, 'ON DELETE CASCADE')),
  'CREATE INDEX user_assessments_reader ON user_assessments (user_email)',
  'CREATE INDEX resource_recommendations_assessment ON resource_recommendations (assessment_id)',
  'CREATE UNIQUE INDEX user_progress_recommendation ON user_progress (recommendation_id)',
  `CREATE TABLE assessment_details (
    assessment_id text PRIMARY KEY REFERENCES user_assessments (id) ON DELETE CASCADE,
    questionnaire text NOT NULL CHECK (questionnaire IN ('companion', 'embedded')),
    rules_version text NOT NULL,
    name text,
    timeline_needed text,
    current_representation text,
    preferred_format text,
    time_commitment text,
    additional_needs text,
    kept_until timestamptz NOT NULL
  )`,
  'CREATE INDEX assessment_details_kept ON assessment_details (kept_until)',
  `CREATE TABLE assessment_requests (
    key_hash text PRIMARY KEY,
    fingerprint text NOT NULL,
    assessment_id text NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX assessment_requests_assessment ON assessment_requests (assessment_id)',
  `CREATE TABLE recommendation_details (
    recommendation_id text PRIMARY KEY REFERENCES resource_recommendations (id) ON DELETE CASCADE,
    position integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    difficulty text NOT NULL,
    key_points text[] NOT NULL,
    book_references text[] NOT NULL
  )`,
  `CREATE TABLE bookmark_details (
    bookmark_id text PRIMARY KEY REFERENCES legal_resource_bookmarks (id) ON DELETE CASCADE,
    assessment_id text NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX bookmark_details_assessment ON bookmark_details (assessment_id)',
  `CREATE TABLE companion_sessions (
    token_hash text PRIMARY KEY,
    user_email text,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX companion_sessions_seen ON companion_sessions (last_seen_at)',
  `CREATE TABLE companion_session_assessments (
    token_hash text NOT NULL REFERENCES companion_sessions (token_hash) ON DELETE CASCADE,
    assessment_id text NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
    PRIMARY KEY (token_hash, assessment_id)
  )`,
  'CREATE INDEX companion_session_assessments_assessment ON companion_session_assessments (assessment_id)',
  `CREATE TABLE companion_codes (
    id text PRIMARY KEY,
    user_email text NOT NULL UNIQUE,
    code_hash text,
    expires_at timestamptz NOT NULL
  )`,
];

const BACK = [
  `DROP TABLE companion_codes, companion_session_assessments, companion_sessions, bookmark_details,
    recommendation_details, assessment_requests, assessment_details`,
  'DROP INDEX user_progress_recommendation, resource_recommendations_assessment, user_assessments_reader',
  ...OWNED.map((each) => owned(each, '')),
];

export class LegalCompanion1763704300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}
