import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How the staff proves who it is: second factors, passkeys, links by mail. Of every token the SHA-256 is kept, of a
 * second factor the secret, sealed.
 */
const STATEMENTS = [
  `ALTER TABLE sessions
    ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
    ADD COLUMN device text NOT NULL DEFAULT 'A browser',
    ADD COLUMN proved_at timestamptz NOT NULL DEFAULT now()`,
  'CREATE UNIQUE INDEX sessions_id ON sessions (id)',
  `CREATE TABLE pending_sign_ins (
    token_hash text PRIMARY KEY,
    user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id)',
  `CREATE TABLE second_factors (
    user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    sealed_secret text NOT NULL,
    turned_on_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE recovery_codes (
    user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_hash text NOT NULL,
    PRIMARY KEY (user_id, code_hash)
  )`,
  `CREATE TABLE passkeys (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    credential_id text NOT NULL UNIQUE,
    user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL,
    public_key bytea NOT NULL,
    use_count bigint NOT NULL,
    transports text[] NOT NULL,
    is_synced boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  )`,
  'CREATE INDEX passkeys_user ON passkeys (user_id)',
  `CREATE TABLE passkey_challenges (
    challenge text PRIMARY KEY,
    user_id text REFERENCES users (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE TABLE password_resets (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id text NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
    token_hash text UNIQUE,
    expires_at timestamptz
  )`,
  `CREATE TABLE staff_invitations (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL UNIQUE,
    invited_by text NOT NULL,
    token_hash text UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE TABLE staff_rules (
    id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    requires_second_factor boolean NOT NULL DEFAULT false
  )`,
  'INSERT INTO staff_rules DEFAULT VALUES',
];

export class StaffAccounts1763800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE staff_rules, staff_invitations, password_resets, passkey_challenges, passkeys, recovery_codes,
        second_factors, pending_sign_ins`,
    );
    await runner.query('ALTER TABLE sessions DROP COLUMN id, DROP COLUMN device, DROP COLUMN proved_at');
  }
}
