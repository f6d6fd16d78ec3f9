import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the owner's lists of people begin and are searched. */
const LISTS = [
  'CREATE INDEX newsletters_newest ON newsletters (subscribed_at, id)',
  'CREATE INDEX newsletter_subscriptions_newest ON newsletter_subscriptions (asked_at, id)',
  'CREATE INDEX newsletter_subscriptions_status ON newsletter_subscriptions (status, asked_at, id)',
  'CREATE INDEX newsletter_subscriptions_search ON newsletter_subscriptions USING gin (lower(email) gin_trgm_ops)',
  'CREATE INDEX mail_suppressions_newest ON mail_suppressions (list, created_at, email)',
  'CREATE INDEX downloads_newest ON downloads (downloaded_at, id)',
  'CREATE INDEX downloads_file ON downloads (file_name, downloaded_at, id)',
  'CREATE INDEX downloads_search ON downloads USING gin (lower(email) gin_trgm_ops)',
  'CREATE INDEX contacts_writer ON contacts (lower(email))',
  `CREATE INDEX contacts_search ON contacts
    USING gin (lower(name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops)`,
  'CREATE INDEX kit_requests_reader ON kit_requests (lower(email))',
  'CREATE INDEX orders_buyer ON orders (lower(customer_email))',
];

/**
 * How many are on the list, kept as they come and go: counting 100,000 rows at each look would be most of its time. Each
 * connection adds in a slot of its own, so that two who subscribe at once do not wait for one another.
 */
const COUNTS = [
  `CREATE TABLE row_counts (
    name text NOT NULL,
    slot integer NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (name, slot)
  )`,
  `INSERT INTO row_counts (name, slot, count) SELECT 'newsletters', 0, count(*) FROM newsletters`,
  `CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO row_counts AS kept (name, slot, count)
        SELECT TG_TABLE_NAME, pg_backend_pid() % 16, count(*) * TG_ARGV[0]::integer FROM changed HAVING count(*) > 0
        ON CONFLICT (name, slot) DO UPDATE SET count = kept.count + excluded.count;
      RETURN NULL;
    END $$`,
  `CREATE FUNCTION forget_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM row_counts WHERE name = TG_TABLE_NAME;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER newsletters_joined AFTER INSERT ON newsletters REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows('1')`,
  `CREATE TRIGGER newsletters_left AFTER DELETE ON newsletters REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows('-1')`,
  `CREATE TRIGGER newsletters_emptied AFTER TRUNCATE ON newsletters
    FOR EACH STATEMENT EXECUTE FUNCTION forget_row_count()`,
];

/** States of messages and of speaking requests in the dashboard. */
const DESK = [
  'ALTER TABLE newsletter_subscriptions ADD COLUMN ended_by_staff boolean NOT NULL DEFAULT false',
  `CREATE TABLE contact_threads (
    message_id text PRIMARY KEY REFERENCES contacts (id) ON DELETE CASCADE,
    topic text NOT NULL CHECK (topic IN ('speaking', 'books', 'other')),
    state text NOT NULL CHECK (state IN ('new', 'read', 'answered', 'done', 'spam')),
    arrived_at timestamptz,
    note text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1
  )`,
  // Older messages were forwarded by email and count as read.
  `INSERT INTO contact_threads (message_id, topic, state, arrived_at)
    SELECT c.id, 'other', CASE WHEN r.state IN ('suspected', 'spam') THEN 'new' ELSE 'read' END,
      CASE WHEN r.state IN ('suspected', 'spam') THEN NULL ELSE coalesce(c.created_at, now()) END
    FROM contacts c LEFT JOIN contact_reviews r ON r.message_id = c.id`,
  `CREATE INDEX contact_threads_newest ON contact_threads (arrived_at, message_id) WHERE arrived_at IS NOT NULL`,
  `CREATE INDEX contact_threads_state ON contact_threads (state, arrived_at, message_id) WHERE arrived_at IS NOT NULL`,
  `CREATE TABLE contact_replies (
    id uuid PRIMARY KEY,
    message_id text NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
    who text NOT NULL,
    body text NOT NULL,
    delivery_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX contact_replies_message ON contact_replies (message_id, created_at)',
  `CREATE TABLE speaking_requests (
    message_id text PRIMARY KEY REFERENCES contacts (id) ON DELETE CASCADE,
    stage text NOT NULL DEFAULT 'new' CHECK (stage IN ('new', 'talking', 'offered', 'booked', 'held', 'declined')),
    event_on date,
    place text NOT NULL DEFAULT '',
    note text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    moved_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX speaking_requests_stage ON speaking_requests (stage, moved_at)',
];

const BACK = [
  'DROP TABLE speaking_requests, contact_replies, contact_threads',
  'ALTER TABLE newsletter_subscriptions DROP COLUMN ended_by_staff',
  'DROP TRIGGER newsletters_emptied ON newsletters',
  'DROP TRIGGER newsletters_left ON newsletters',
  'DROP TRIGGER newsletters_joined ON newsletters',
  'DROP FUNCTION forget_row_count, count_rows',
  'DROP TABLE row_counts',
  `DROP INDEX orders_buyer, kit_requests_reader, contacts_search, contacts_writer, downloads_search, downloads_file,
    downloads_newest, mail_suppressions_newest, newsletter_subscriptions_search, newsletter_subscriptions_status,
    newsletter_subscriptions_newest, newsletters_newest`,
];

export class PeopleDesk1763800400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...LISTS, ...COUNTS, ...DESK]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}
