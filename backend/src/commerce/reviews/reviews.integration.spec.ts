import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { OrderReader } from '../../testing/order-reader.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { RUTH, signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { Database } from '../../platform/database/database.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { Refunds } from '../refunds/refunds.js';
import { BuyerData } from '../privacy/buyer-data.js';
import { REVIEW_AFTER_DAYS, SHOWN_REVIEWS } from './review-rules.js';
import { ReviewLinks } from './review-links.js';
import { ReviewRequests } from './review-requests.js';
import { Reviews } from './reviews.js';
import type { AdminReviewDto, ReviewPageDto } from './reviews.dto.js';

const SUBJECT = 'What did you think of Finding Peace?';
const GOOD = { rating: '4', body: 'I read it twice.\nThe second time slowly.', shownName: 'Ruth W.' };

describe('A review by a buyer', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let reader: OrderReader;
  let owner: ApiSession;
  let helper: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    reader = new OrderReader(shop);
    owner = await signInOwner(shop);
    helper = await signInHelper(shop);
  });
  afterAll(() => shop.stop());

  /** A buyer who got their book so many days ago. */
  async function bought(email: string, days = REVIEW_AFTER_DAYS + 1) {
    const { orderId } = await reader.buy(email);
    const earlier = `UPDATE orders SET completed_at = now() - $2 * interval '1 day' WHERE id = $1`;
    await shop.pool.query(earlier, [orderId, days]);
    return { orderId, path: await shop.app.get(ReviewLinks).pathOf(orderId) };
  }
  async function ask(): Promise<void> {
    await Promise.all([1, 2].map(() => shop.app.get(ReviewRequests).ask()));
    await books.allWorkIsDone();
  }
  const asked = async (email: string) =>
    (await visitor.mailsTo(email)).filter(({ subject }) => subject === SUBJECT);
  const list = async (state: string) =>
    (await owner.get<ReviewPageDto>(`/api/admin/reviews?state=${state}`)).body.items;
  const decide = ({ orderId, writtenAt }: AdminReviewDto, state: string, by = owner) =>
    by.put(`/api/admin/reviews/${orderId}/state`, { state, writtenAt });
  const approved = async () => (await shop.app.get(Reviews).approved())['finding-peace-ebook'];

  it('is requested once, after two weeks, from buyers without a refund or a blocked address', async () => {
    await bought('early@example.com', REVIEW_AFTER_DAYS - 1);
    await bought('long-ago@example.com', 100);
    const { orderId } = await bought('part@example.com');
    const refundId = '3f8e1c1e-0000-4000-8000-000000000001';
    const part = { refundId, amountCents: 100, reason: 'Torn', seenGivenBackCents: 0 };
    await shop.app.get(Refunds).request(RUTH, orderId, part);
    const disputed = await bought('bank@example.com');
    await shop.pool.query(`UPDATE orders SET status = 'disputed' WHERE id = $1`, [disputed.orderId]);
    await bought('bounced@example.com');
    await shop.app.get(MailSuppressions).add('letters', 'bounced@example.com', 'bounced');
    const due = await bought('due@example.com');
    await ask();
    await ask();
    for (const other of ['early', 'long-ago', 'part', 'bank', 'bounced'])
      expect([other, await asked(`${other}@example.com`)]).toEqual([other, []]);
    const [mail, ...more] = await asked('due@example.com');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${shop.configuration.publicUrl}${due.path}`);
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(`<${shop.configuration.publicUrl}${due.path}/end>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    // A second copy of the same reader.
    await shop.pool.query(
      `UPDATE orders SET customer_email = 'Due@Example.com' WHERE customer_email = 'early@example.com'`,
    );
    await shop.pool.query(
      `UPDATE orders SET completed_at = now() - interval '15 days' WHERE customer_email = 'Due@Example.com'`,
    );
    await ask();
    expect(await asked('Due@Example.com')).toEqual([]);
  });

  it('is not requested after unsubscribing, for any order', async () => {
    const { path } = await bought('ended@example.com');
    await ask();
    expect(await asked('ended@example.com')).toHaveLength(1);
    // Opening the page changes nothing, since mail programs follow links.
    const question = await reader.open(`${path}/end`);
    expect([question.status, question.text]).toEqual([200, expect.stringContaining('Should I stop asking')]);
    const ended = await reader.send(`${path}/end`, { 'List-Unsubscribe': 'One-Click' });
    expect([ended.status, ended.text]).toEqual([200, expect.stringContaining('I won’t ask again')]);
    // The reader's next book.
    await shop.pool
      .query(`INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
      SELECT 'another-book', 'Ended@example.com', id, 999, 'fulfilled', now() - interval '20 days'
      FROM products WHERE id <> 'finding-peace-ebook' AND type = 'ebook' LIMIT 1`);
    await ask();
    expect((await visitor.mailsTo('Ended@example.com')).length).toBe(0);
  });

  it('waits for approval, is shown on the page then, and can be removed', async () => {
    const { path, orderId } = await bought('writer@example.com');
    const form = await reader.open(path);
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(form.html.querySelectorAll('input[type="radio"]')).toHaveLength(5);
    const sent = await reader.send(path, GOOD);
    expect([sent.status, sent.location]).toEqual([303, path]);
    await reader.send(path, GOOD);
    expect((await reader.open(path)).text).toContain('will read it before it goes on the book’s page');
    await books.allWorkIsDone();
    const news = (await visitor.mailsTo('hello@eleanormarsh.example')).filter(({ subject }) =>
      subject?.startsWith('A review of Finding Peace: ★★★★'),
    );
    expect(news).toHaveLength(1);
    expect(await approved()).toBeUndefined();

    const [review, ...others] = await list('waiting');
    expect([review, others]).toEqual([
      expect.objectContaining({ orderId, rating: 4, body: GOOD.body, shownName: 'Ruth W.' }),
      [],
    ]);
    if (!review) throw new Error('No review waits.');
    expect((await decide(review, 'approved', helper)).status).toBe(403);
    const heard = new Promise(
      (resolve) =>
        void shop.pool.connect().then(async (client) => {
          client.once('notification', () => {
            client.release(true);
            resolve(true);
          });
          await client.query('LISTEN products_changed');
          await decide(review, 'approved');
        }),
    );
    expect(await heard).toBe(true);
    expect(await approved()).toEqual({
      count: 1,
      rating: 4,
      shown: [{ name: 'Ruth W.', rating: 4, text: GOOD.body }],
    });
    // An edited review needs another approval.
    await reader.send(path, { ...GOOD, rating: '5' });
    expect(await approved()).toBeUndefined();
    expect((await decide(review, 'approved')).status).toBe(409);
    const [again] = await list('waiting');
    if (again) await decide(again, 'declined');
    expect(await approved()).toBeUndefined();
    expect((await reader.open(path)).text).toContain('I haven’t put your review on the book’s page');
  });

  it('is shown as plain text, and rejected with a link, keeping the input', async () => {
    const { path } = await bought('markup@example.com');
    for (const [bad, said] of [
      [{ ...GOOD, body: 'Buy at https://spam.example' }, 'Please leave out links and addresses'],
      [{ ...GOOD, shownName: 'www.spam.example' }, 'Please leave out links and addresses'],
      [{ ...GOOD, rating: '6' }, 'Please choose one to five stars.'],
      [{ ...GOOD, rating: '' }, 'Please choose one to five stars.'],
      [{ ...GOOD, body: ' ' }, 'Please write a few words'],
      [{ ...GOOD, body: 'x'.repeat(1_501) }, 'Please write a few words'],
      [{ ...GOOD, shownName: '' }, 'Please give the name to show'],
    ] as const) {
      const answer = await reader.send(path, bad);
      expect([answer.status, answer.html.querySelector('[role="alert"]')?.text]).toEqual([
        400,
        expect.stringContaining(said),
      ]);
      expect(answer.html.querySelector('#shownName')?.getAttribute('value') ?? '').toBe(bad.shownName);
    }
    expect((await list('waiting')).filter(({ shownName }) => shownName === 'Mark')).toEqual([]);
    const markup = '<img src=x onerror=alert(1)></textarea><b>Good</b>';
    await reader.send(path, { ...GOOD, body: markup, shownName: 'Mark' });
    const page = await reader.open(path);
    expect(page.html.querySelector('#body')?.text).toContain('<b>Good</b>');
    expect(page.html.querySelectorAll('img[onerror], form b')).toHaveLength(0);
    await books.allWorkIsDone();
    const mail = (await visitor.mailsTo('hello@eleanormarsh.example')).at(-1);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('opens only by its own link, and neither opens nor counts after a refund', async () => {
    for (const path of ['/reviews/nothing', `/reviews/x.${'A'.repeat(43)}`])
      for (const answer of [await reader.open(path), await reader.send(path, GOOD)])
        expect(answer.status).toBe(404);
    const { path, orderId } = await bought('counted@example.com');
    await reader.send(path, GOOD);
    const [review] = (await list('waiting')).filter((each) => each.orderId === orderId);
    if (review) await decide(review, 'approved');
    expect(await approved()).toMatchObject({ count: 1 });
    await shop.pool.query(`UPDATE orders SET status = 'refunded' WHERE id = $1`, [orderId]);
    expect(await approved()).toBeUndefined();
    expect((await reader.open(path)).text).toContain('can’t be reviewed');
    expect((await reader.send(path, { ...GOOD, rating: '1' })).status).toBe(409);
  });

  it('is counted with all others of its book; the newest are shown', async () => {
    const many = SHOWN_REVIEWS + 3;
    await shop.pool.query(
      `INSERT INTO products (id, title, description, price, type) VALUES ('loved', 'Loved', '', 900, 'ebook')`,
    );
    await shop.pool.query(
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
       SELECT 'loved-' || n, n || '@example.com', 'loved', 900, 'fulfilled', now() FROM generate_series(1, $1::int) n`,
      [many],
    );
    await shop.pool.query(
      `INSERT INTO book_reviews (order_id, product_id, rating, body, shown_name, state, written_at)
       SELECT 'loved-' || n, 'loved', 4 + n % 2, 'Text ' || n, 'Reader', 'approved', now() + n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
      [many],
    );
    const { loved } = await shop.app.get(Reviews).approved();
    expect(loved).toMatchObject({ count: many, rating: 4.5 });
    expect(loved?.shown.map(({ text }) => text)).toEqual(
      Array.from({ length: SHOWN_REVIEWS }, (_, at) => `Text ${many - at}`),
    );
  });

  it('has one reply of the owner’s, and its writer one email about it', async () => {
    const { path, orderId } = await bought('answered@example.com');
    await reader.send(path, { ...GOOD, shownName: 'Answered A.' });
    const call = `/api/admin/reviews/${orderId}/reply`;
    const replies = () => owner.get<{ body: string | null; revision: number }>(call);
    const save = (draft: string, revision: number) => owner.put(`${call}/draft`, { draft, revision });
    const publish = (revision: number) => owner.post(`${call}/publish`, { revision });
    const shown = async () => (await approved())?.shown.find(({ name }) => name === 'Answered A.')?.reply;
    expect((await replies()).body).toMatchObject({ draft: '', revision: 0, body: null });
    expect((await save('Thank you, Ruth.\nSlowly is how I wrote it.', 0)).status).toBe(200);
    expect(await save('Another window.', 0)).toMatchObject({ status: 409 });
    expect(await publish(1)).toMatchObject({ status: 409, body: { code: 'COMMERCE.REPLY_TO_HIDDEN' } });
    const [review] = (await list('waiting')).filter((each) => each.orderId === orderId);
    if (review) await decide(review, 'approved');
    expect(await shown()).toBeUndefined();
    expect((await Promise.all([publish(1), publish(1)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown()).toBe('Thank you, Ruth.\nSlowly is how I wrote it.');
    // A reply that is removed before its email is written gets none.
    await books.allWorkIsDone();

    // A draft, removing, and showing it again leave the writer alone.
    await save('Thank you, dear Ruth.', 1);
    expect(await shown()).toContain('Slowly');
    await owner.delete(call);
    expect([await shown(), (await replies()).body.body]).toEqual([undefined, null]);
    await owner.post(`${call}/restore`);
    expect(await shown()).toContain('Slowly');
    expect((await publish(2)).status).toBe(200);
    expect(await shown()).toBe('Thank you, dear Ruth.');
    await books.allWorkIsDone();
    const answers = (await visitor.mailsTo('answered@example.com')).filter(
      ({ subject }) => subject === 'A reply to your review of Finding Peace',
    );
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).toContain('Thank you,');
    expect(answers[0]?.text).toContain('/finding-peace#reviews-title');

    expect((await save('x'.repeat(1_501), 3)).status).toBe(400);
    expect((await save(' ', 2)).status).toBe(200);
    expect(await publish(3)).toMatchObject({ status: 400, body: { detail: 'Please write the reply.' } });
    expect((await owner.delete('/api/admin/reviews/unknown/reply')).status).toBe(404);
    expect((await helper.put(`${call}/draft`, { draft: '', revision: 3 })).status).toBe(403);

    // It goes with its review.
    if (review) await decide(review, 'declined');
    expect(await approved()).toBeUndefined();
    const buyers = shop.app.get(BuyerData);
    const told = await buyers.read('answered@example.com', 'x@erased.invalid');
    expect(JSON.stringify(told.data)).toContain('Thank you, dear Ruth.');
    await shop.app.get(Database).transaction(() => buyers.erase('answered@example.com', 'x@erased.invalid'));
    const { rows } = await shop.pool.query('SELECT 1 FROM review_replies WHERE order_id = $1', [orderId]);
    expect(rows).toEqual([]);
  });

  it('is exported and erased with its writer’s data', async () => {
    const { path, orderId } = await bought('forgotten@example.com');
    await reader.send(path, GOOD);
    const buyers = shop.app.get(BuyerData);
    const told = await buyers.read('forgotten@example.com', 'x@erased.invalid');
    expect(JSON.stringify(told.data)).toContain('I read it twice.');
    expect(told.goes).toContain('1 review, from the pages too');
    const database = shop.app.get(Database);
    await database.transaction(() => buyers.erase('forgotten@example.com', 'x@erased.invalid'));
    const { rows } = await shop.pool.query('SELECT 1 FROM book_reviews WHERE order_id = $1', [orderId]);
    expect(rows).toEqual([]);
  });
});
