import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { wxr, type WxrPost } from '../../testing/exports.js';
import { ImportsAdmin } from '../../testing/imports-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const file = (...posts: readonly WxrPost[]) => ({ name: 'export.xml', content: wxr(...posts) });

/** `2019-03-04 10:00:00` */
const dateIn = (ms: number): string => new Date(Date.now() + ms).toISOString().slice(0, 19).replace('T', ' ');

const DAY_MS = 24 * 60 * 60_000;

describe('Planned articles', () => {
  let shop: RunningShop;
  let staff: ApiSession;
  let imports: ImportsAdmin;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    staff = await signInOwner(shop);
    imports = new ImportsAdmin(staff);
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.pool.query('TRUNCATE documents, import_batches, article_categories CASCADE'));

  const outcomesOf = (rows: readonly string[]) => rows.map((row) => row.split(', ')[1]?.split(' ').slice(1));

  const texts = async () =>
    (
      await shop.pool.query<{ it: string }>(
        `SELECT concat_ws(' ', d.state, d.slug, d.scheduled_version, (d.scheduled_at > now())::text) AS it
        FROM documents d ORDER BY d.created_at, d.id`,
      )
    ).rows.map(({ it: row }) => row);

  it('say in the dry run what the import says, also across its chunks', async () => {
    const posts = Array.from({ length: 60 }, (_, at): WxrPost => ({ id: at + 1, slug: 'same' }));
    const pages = Array.from({ length: 60 }, (_, at): WxrPost => ({
      id: at + 101,
      type: 'page',
      slug: 'page',
    }));
    const checked = await imports.check('articles', [file(...posts, ...pages)]);
    const all = async () => {
      const rows = await imports.rows(checked.id);
      const more = await imports.rows(checked.id, '?after=50');
      const last = await imports.rows(checked.id, '?after=100');
      return outcomesOf([...rows, ...more, ...last]);
    };
    const planned = await all();
    expect(checked.counts.outcomes).toEqual({ new: 110, skipped: 10 });
    expect(planned.slice(49, 52)).toEqual([
      ['new', 'OTHER_ADDRESS'],
      ['new', 'OTHER_ADDRESS'],
      ['new', 'OTHER_ADDRESS'],
    ]);
    await imports.post(checked.id, 'start');
    const { counts } = await imports.reach(checked.id, 'done');
    expect(counts.outcomes).toEqual(checked.counts.outcomes);
    expect(counts.reasons).toEqual(checked.counts.reasons);
    expect(await all()).toEqual(planned);
  });

  it('are scheduled here, too, if their time is in the future', async () => {
    const post = { id: 1, status: 'future', slug: 'soon', date: dateIn(DAY_MS) };
    const past = { id: 2, status: 'future', slug: 'late', date: dateIn(-DAY_MS) };
    const { id } = await imports.run('articles', [file(post, past)]);
    expect(outcomesOf(await imports.rows(id))).toEqual([
      ['new', 'AS_SCHEDULED'],
      ['new', 'WAS_SCHEDULED'],
    ]);
    expect((await texts()).toSorted()).toEqual(['draft', 'scheduled 1 true']);
    const later = { ...post, html: 'Rewritten', date: dateIn(2 * DAY_MS) };
    const again = await imports.run('articles', [file(later, past)]);
    expect(again.counts.outcomes).toEqual({ updated: 1, unchanged: 1 });
    expect((await texts()).toSorted()).toEqual(['draft', 'scheduled 2 true']);
    await imports.undo(again.id);
    await imports.undo(id);
    expect(await texts()).toEqual([]);
  });

  it('are published at their time, and undone after it', async () => {
    const post = { id: 1, status: 'future', slug: 'soon', date: dateIn(DAY_MS) };
    const { id } = await imports.run('articles', [file(post)]);
    await shop.pool.query('UPDATE documents SET scheduled_at = now()');
    await new ShopBooks(shop).workIsDue();
    await eventually('published', async () => (await texts())[0] === 'published soon');
    await imports.undo(id);
    expect(await texts()).toEqual([]);
  });
});
