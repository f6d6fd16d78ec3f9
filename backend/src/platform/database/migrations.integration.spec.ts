import { describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '@lectern/embedded-postgres/testing';

import { openShopDatabase } from '../../testing/shop-database.js';
import { migrate } from '../database-setup/migrate.js';

/** Specification, document 2, section 3. */
const SPECIFIED: Record<string, string> = {
  users: 'id:text username:text password:text',
  newsletters: 'id:text email:text subscribed_at:timestamptz',
  contacts: 'id:text name:text email:text subject:text message:text created_at:timestamptz',
  downloads: 'id:text email:text file_name:text book_id:text downloaded_at:timestamptz',
  audio_previews:
    'id:text book_title:text voice_type:text audio_url:text text_excerpt:text generated_at:timestamptz download_count:text',
  products:
    'id:text title:text description:text price:int4 type:text stripe_product_id:text stripe_price_id:text digital_files:_text file_formats:_text is_active:text created_at:timestamptz',
  orders:
    'id:text customer_email:text customer_name:text product_id:text quantity:int4 total_amount:int4 stripe_payment_intent_id:text status:text created_at:timestamptz completed_at:timestamptz',
  digital_downloads:
    'id:text order_id:text product_id:text customer_email:text file_path:text file_name:text file_format:text downloaded_at:timestamptz download_count:int4',
  legal_topics:
    'id:text name:text category:text description:text difficulty:text book_references:_text key_points:_text related_topics:_text created_at:timestamptz',
  user_assessments:
    'id:text user_email:text legal_situation:text urgency_level:text experience_level:text specific_concerns:_text preferred_learning_style:text budget_considerations:text created_at:timestamptz updated_at:timestamptz',
  resource_recommendations:
    'id:text assessment_id:text topic_id:text book_id:text priority:int4 recommendation_type:text custom_guidance:text estimated_time_needed:text progress_status:text created_at:timestamptz',
  user_progress:
    'id:text user_email:text recommendation_id:text status:text notes:text time_spent:int4 completed_at:timestamptz last_accessed_at:timestamptz created_at:timestamptz',
  legal_resource_bookmarks:
    'id:text user_email:text topic_id:text book_id:text resource_type:text title:text description:text tags:_text created_at:timestamptz',
};

describe('The migrated tables', () => {
  it('include the thirteen of the specification, also if many processes migrate at once', async () => {
    const database = await openTestDatabase();
    try {
      await Promise.all(Array.from({ length: 6 }, () => migrate(database.url)));
      const { rows } = await database.pool.query(
        `SELECT table_name, string_agg(column_name || ':' || udt_name, ' ' ORDER BY ordinal_position) AS columns
         FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`,
      );
      const found = Object.fromEntries(rows.map((row) => [row.table_name, row.columns]));
      expect(found).toMatchObject(SPECIFIED);
    } finally {
      await database.close();
    }
  });

  it('accept rows of an existing site with counters and flags as text', async () => {
    const database = await openShopDatabase();
    try {
      await database.pool.query(`
        INSERT INTO audio_previews (id, book_title, voice_type, audio_url, text_excerpt, download_count)
          VALUES ('a1', 'Finding Peace', 'warm', '/a.mp3', 'Be still', '17');
        INSERT INTO products (id, title, description, price, type, is_active)
          VALUES ('p1', 'Old product', 'From the old site', 1299, 'ebook', 'true');
        INSERT INTO orders (customer_email, product_id, total_amount) VALUES ('old@example.com', 'p1', 1299);`);
      const { rows } = await database.pool.query('SELECT id, status, quantity FROM orders');
      expect(rows).toEqual([
        { id: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 'pending', quantity: 1 },
      ]);
    } finally {
      await database.close();
    }
  });
});
