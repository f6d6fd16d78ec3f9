import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newsletter } from '@lectern/catalogue';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { headingAt, QUESTION, NewsletterReader } from '../../testing/newsletter-reader.js';

const TOPICS = newsletter.topics.map(({ id }) => id);
const [FIRST = '', ...OTHERS] = TOPICS;

describe('The topics of a reader', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const reader = (name: string) => new NewsletterReader(shop, `${name}@example.com`);
  const kept = async ({ email }: NewsletterReader): Promise<{ status: string; topics: string[] | null }> =>
    (await shop.pool.query('SELECT status, topics FROM newsletter_subscriptions WHERE email = $1', [email]))
      .rows[0];
  const choose = (page: string, topics: readonly string[]) => {
    const body = new URLSearchParams(topics.map((topic): [string, string] => ['topics', topic]));
    return fetch(page, { method: 'POST', body });
  };
  const ticked = (html: string) =>
    [...html.matchAll(/<input[^>]*value="([^"]*)"[^>]* checked="">/g)].map(([, topic]) => topic);
  const tickedAt = async (page: string) => ticked(await (await fetch(page)).text());

  it('are all by default, and the page shows the choice without JavaScript', async () => {
    const ruth = reader('ruth');
    const page = await ruth.join('preferences');
    const answer = await fetch(page);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('r…@example.com');
    expect(html).not.toContain(ruth.email);
    expect(ticked(html)).toEqual(TOPICS);
    expect(await kept(ruth)).toEqual({ status: 'confirmed', topics: null });

    const saved = await choose(page, [FIRST]);
    expect(saved.url).toBe(`${page}?saved`);
    expect(await saved.text()).toContain('<h1>/newsletter-preferences-saved</h1>');
    expect(await kept(ruth)).toEqual({ status: 'confirmed', topics: [FIRST] });
    expect(await tickedAt(page)).toEqual([FIRST]);

    await choose(page, OTHERS);
    expect(await tickedAt(page)).toEqual(OTHERS);
    // All of it: also what is added later.
    await Promise.all([choose(page, TOPICS), choose(page, [...TOPICS].reverse())]);
    expect(await kept(ruth)).toEqual({ status: 'confirmed', topics: null });
  });

  it('cannot be empty: the page offers to unsubscribe', async () => {
    const naomi = reader('naomi');
    const page = await naomi.join('preferences');
    await choose(page, [FIRST]);
    const answer = await choose(page, []);
    const html = await answer.text();
    expect([answer.status, ticked(html)]).toEqual([422, []]);
    expect(html).toContain('<h1>/newsletter-preferences-none</h1>');
    expect(await kept(naomi)).toEqual({ status: 'confirmed', topics: [FIRST] });
  });

  it('are kept from an unsubscribe until a new confirmation', async () => {
    const leah = reader('leah');
    const page = await leah.join('preferences');
    await choose(page, OTHERS);
    for (const _click of ['first', 'second'])
      expect(await headingAt(`${page}/leave`, { method: 'POST' })).toEqual([200, '/newsletter-return']);
    const listed = async () =>
      (await shop.pool.query('SELECT 1 FROM newsletters WHERE email = $1', [leah.email])).rows.length;
    expect([await kept(leah), await listed()]).toEqual([{ status: 'ended', topics: OTHERS }, 0]);
    // From a page that was still open.
    expect((await choose(page, [FIRST])).status).toBe(200);
    expect(await kept(leah)).toEqual({ status: 'ended', topics: OTHERS });

    await shop.pool.query(`UPDATE mail_allowances SET last_sent_at = last_sent_at - interval '1 hour'`);
    for (const _click of ['first', 'second'])
      expect(await headingAt(`${page}/return`, { method: 'POST' })).toEqual([200, '/newsletter-waiting']);
    await new ShopBooks(shop).allWorkIsDone();
    expect([await leah.count(QUESTION), await listed()]).toEqual([2, 0]);
    expect((await choose(page, [FIRST])).status).toBe(200);
    expect(await kept(leah)).toEqual({ status: 'pending', topics: OTHERS });
    await leah.confirm();
    expect([await kept(leah), await listed()]).toEqual([{ status: 'confirmed', topics: OTHERS }, 1]);
    expect(await tickedAt(page)).toEqual(OTHERS);
  });

  it('are changed by a valid link only', async () => {
    const dinah = reader('dinah');
    const page = await dinah.join('preferences');
    for (const address of [
      page.replace(/.\/preferences$/, '-/preferences'),
      page.replace(/\/newsletter\/[^/]+/, '/newsletter/none'),
      (await dinah.join('end')).replace(/\/end$/, '/preferences'),
    ]) {
      expect(await headingAt(address)).toEqual([404, '/link-unknown']);
      for (const action of ['', '/leave', '/return'])
        expect((await fetch(address + action, { method: 'POST' })).status).toBe(404);
    }
    expect(await kept(dinah)).toEqual({ status: 'confirmed', topics: null });
  });

  let page: string | undefined;
  it.each([
    ['a topic that there is not', { topics: ['weather'] }],
    ['one beside true ones', { topics: [FIRST, 'weather'] }],
    ['a number', { topics: 7 }],
    ['nothing at all', { topics: null }],
    ['a thing', { topics: { books: true } }],
    ['lists in lists', { topics: [[FIRST]] }],
    ['far too many', { topics: Array.from({ length: 500 }, () => FIRST) }],
  ])('is refused in a sentence where it is %s', async (_what, body) => {
    const miriam = reader('miriam');
    page ??= await miriam.join('preferences');
    const answer = await miriam.visitor.post<{ detail: string }>(new URL(page).pathname, body);
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      `The topics must be some of ${TOPICS.join(', ')}.`,
    ]);
    expect(await kept(miriam)).toEqual({ status: 'confirmed', topics: null });
  });
});
