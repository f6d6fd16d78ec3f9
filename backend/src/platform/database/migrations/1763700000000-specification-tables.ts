import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = `id text PRIMARY KEY DEFAULT gen_random_uuid()::text`;

/**
 * The thirteen tables of the specification (document 2, section 3), column for column. Counters and flags
 * that it keeps as text stay text here, so that the data of an existing site can be imported unchanged.
 */
const TABLES = [
  `CREATE TABLE users (
    ${ID},
    username text NOT NULL UNIQUE,
    password text NOT NULL
  )`,
  `CREATE TABLE newsletters (
    ${ID},
    email text NOT NULL UNIQUE,
    subscribed_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE contacts (
    ${ID},
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE downloads (
    ${ID},
    email text NOT NULL,
    file_name text NOT NULL,
    book_id text,
    downloaded_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE audio_previews (
    ${ID},
    book_title text NOT NULL,
    voice_type text NOT NULL,
    audio_url text NOT NULL,
    text_excerpt text NOT NULL,
    generated_at timestamptz DEFAULT now(),
    download_count text DEFAULT '0'
  )`,
  `CREATE TABLE products (
    ${ID},
    title text NOT NULL,
    description text NOT NULL,
    price integer NOT NULL,
    type text NOT NULL,
    stripe_product_id text,
    stripe_price_id text,
    digital_files text[],
    file_formats text[],
    is_active text DEFAULT 'true',
    created_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE orders (
    ${ID},
    customer_email text NOT NULL,
    customer_name text,
    product_id text NOT NULL REFERENCES products (id),
    quantity integer NOT NULL DEFAULT 1,
    total_amount integer NOT NULL,
    stripe_payment_intent_id text,
    status text DEFAULT 'pending',
    created_at timestamptz DEFAULT now(),
    completed_at timestamptz
  )`,
  `CREATE TABLE digital_downloads (
    ${ID},
    order_id text NOT NULL REFERENCES orders (id),
    product_id text NOT NULL REFERENCES products (id),
    customer_email text NOT NULL,
    file_path text NOT NULL,
    file_name text NOT NULL,
    file_format text NOT NULL,
    downloaded_at timestamptz DEFAULT now(),
    download_count integer DEFAULT 1
  )`,
  `CREATE TABLE legal_topics (
    ${ID},
    name text NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    difficulty text NOT NULL,
    book_references text[],
    key_points text[],
    related_topics text[],
    created_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE user_assessments (
    ${ID},
    user_email text NOT NULL,
    legal_situation text NOT NULL,
    urgency_level text NOT NULL,
    experience_level text NOT NULL,
    specific_concerns text[],
    preferred_learning_style text,
    budget_considerations text,
    created_at timestamptz DEFAULT now(),
    updated_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE resource_recommendations (
    ${ID},
    assessment_id text NOT NULL REFERENCES user_assessments (id),
    topic_id text NOT NULL REFERENCES legal_topics (id),
    book_id text,
    priority integer NOT NULL,
    recommendation_type text NOT NULL,
    custom_guidance text,
    estimated_time_needed text,
    progress_status text DEFAULT 'not_started',
    created_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE user_progress (
    ${ID},
    user_email text NOT NULL,
    recommendation_id text NOT NULL REFERENCES resource_recommendations (id),
    status text NOT NULL,
    notes text,
    time_spent integer,
    completed_at timestamptz,
    last_accessed_at timestamptz DEFAULT now(),
    created_at timestamptz DEFAULT now()
  )`,
  `CREATE TABLE legal_resource_bookmarks (
    ${ID},
    user_email text NOT NULL,
    topic_id text REFERENCES legal_topics (id),
    book_id text,
    resource_type text NOT NULL,
    title text NOT NULL,
    description text,
    tags text[],
    created_at timestamptz DEFAULT now()
  )`,
];

export class SpecificationTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = TABLES.map((table) => /CREATE TABLE (\w+)/.exec(table)?.[1]);
    await runner.query(`DROP TABLE ${names.join(', ')}`);
  }
}
