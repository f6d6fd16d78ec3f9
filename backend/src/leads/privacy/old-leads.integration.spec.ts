import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OldLeads } from './old-leads.js';

describe('The retention of leads', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const only = async (sql: string): Promise<string[]> =>
    (await shop.pool.query<{ it: string }>(sql)).rows.map(({ it: value }) => value);

  it('deletes conversations a year after their end, but never open or booked ones', async () => {
    await shop.pool.query(`WITH said (id, days, state) AS (VALUES
        ('open', 900, 'new'), ('read', 900, 'read'), ('done', 366, 'done'), ('lately done', 364, 'done'),
        ('spam', 366, 'spam'), ('answered', 366, 'answered'), ('answered again', 900, 'answered'),
        ('booked', 900, 'answered'), ('held', 900, 'done')),
      written AS (INSERT INTO contacts (id, name, email, subject, message, created_at)
        SELECT id, 'Ruth', 'ruth@example.com', 'Hello', 'Hello', now() - days * interval '1 day' FROM said RETURNING id)
      INSERT INTO contact_threads (message_id, topic, state) SELECT id, 'other', state FROM said`);
    await shop.pool
      .query(`INSERT INTO contact_replies (id, message_id, who, body, delivery_id, created_at) VALUES
        (gen_random_uuid(), 'answered', 'Eleanor', 'Yes', gen_random_uuid(), now() - interval '366 days'),
        (gen_random_uuid(), 'answered again', 'Eleanor', 'Yes', gen_random_uuid(), now() - interval '364 days')`);
    await shop.pool.query(
      `INSERT INTO speaking_requests (message_id, stage) VALUES ('booked', 'booked'), ('held', 'held')`,
    );
    await shop.app.get(OldLeads).forget();
    expect(await only('SELECT id AS it FROM contacts ORDER BY id')).toEqual([
      'answered again',
      'booked',
      'lately done',
      'open',
      'read',
    ]);
    expect(await only('SELECT message_id AS it FROM contact_replies')).toEqual(['answered again']);
  });

  it('deletes free downloads after 400 days', async () => {
    await shop.pool.query(`INSERT INTO downloads (email, file_name, downloaded_at) VALUES
      ('gone@example.com', 'five-verses', now() - interval '401 days'),
      ('kept@example.com', 'five-verses', now() - interval '399 days')`);
    await shop.app.get(OldLeads).forget();
    expect(await only('SELECT email AS it FROM downloads')).toEqual(['kept@example.com']);
  });
});
