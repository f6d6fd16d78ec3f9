import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { StatisticsDto } from '../../owner-tools/index.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const RANGE = 'from=2026-03-01&to=2026-03-02';

describe('Reader statistics', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    await shop.pool
      .query(`INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at, ended_at)
      VALUES ('1', 'a@example.com', 'confirmed', '2026-03-01Z', '2026-03-01 10:00Z', NULL),
        ('2', 'b@example.com', 'confirmed', '2026-03-01Z', '2026-03-02 23:59Z', NULL),
        ('3', 'c@example.com', 'ended', '2026-02-01Z', '2026-02-28 10:00Z', '2026-03-02 10:00Z'),
        ('4', 'd@example.com', 'pending', '2026-03-01Z', NULL, NULL),
        ('5', 'e@example.com', 'ended', '2026-03-01Z', NULL, '2026-03-02 10:00Z')`);
    await shop.pool.query(`INSERT INTO downloads (email, file_name, downloaded_at) VALUES
      ('a@example.com', 'five-verses', '2026-03-01 10:00Z'), ('b@example.com', 'five-verses', '2026-03-02 10:00Z'),
      ('c@example.com', 'five-verses', '2026-02-28 10:00Z')`);
    await shop.pool.query(`INSERT INTO kit_requests (id, email, name, token_hash, created_at)
      VALUES ('k', 'a@example.com', 'Ruth', 'h', '2026-03-02 10:00Z')`);
  });
  afterAll(() => shop.stop());

  const read = async (chart: string) =>
    (await owner.get<StatisticsDto>(`/api/admin/figures/${chart}?${RANGE}`)).body;

  it('count confirmed and unsubscribed readers', async () => {
    const { measures } = await read('subscribers');
    expect(measures.map(({ name, total, before, days }) => [name, total, before, days])).toEqual([
      ['gained', 2, 1, [1, 1]],
      ['lost', 1, 0, [0, 1]],
    ]);
  });

  it('count free downloads by file', async () => {
    const { measures, parts } = await read('samples');
    expect(measures[0]).toMatchObject({ total: 3, before: 1, days: [1, 2] });
    expect(parts).toEqual([
      { id: 'five-verses', label: 'Five Verses', coverSrc: null, values: [2], before: [1] },
      { id: 'starter-kit', label: 'Starter kit', coverSrc: null, values: [1], before: [0] },
    ]);
  });

  it('are available as CSV', async () => {
    const file = async (chart: string) => (await owner.get(`/api/admin/figures/${chart}.csv?${RANGE}`)).body;
    expect(await file('subscribers')).toBe(
      'Day,List,Joined,Left\r\n2026-03-01,Newsletter,1,0\r\n2026-03-02,Newsletter,1,1\r\n',
    );
    expect(await file('samples')).toContain('2026-03-02,Starter kit,1');
  });
});
