import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Recommendations } from './legal/index.js';
import { CompanionVisitor, WIZARD } from './testing/companion-visitor.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { ShopBooks } from './testing/shop-books.js';
import { NewsletterReader } from './testing/newsletter-reader.js';
import { OWNER, ApiSession } from './testing/api-session.js';
import { signInOwner, signInHelper } from './testing/staff-sessions.js';
import type { ErasedPersonDto, PersonDto } from './owner-tools/index.js';

const SURNAME = 'Zwingelstein';

describe('A person', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let owner: ApiSession;
  let helper: ApiSession;
  const logLines: string[] = [];

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, LOG_LEVEL: 'debug' }, { hear: (line) => logLines.push(line) });
    await shop.app.get(Recommendations).storeTopics();
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    owner = await signInOwner(shop);
    helper = await signInHelper(shop);
  });
  afterAll(() => shop.stop());

  const someone = () => `${randomUUID().slice(0, 8)}@example.com`;
  const look = async (email: string) => (await owner.post<PersonDto>('/api/admin/person', { email })).body;
  const erase = (email: string, confirmation = email, by = owner) =>
    by.post<ErasedPersonDto & { detail: string }>('/api/admin/person/erase', { email, confirmation });
  const fileOf = async (email: string) => {
    const { headers, body } = await owner.post<string>('/api/admin/person/file', { email });
    return { headers, archive: body };
  };
  const erasures = async () =>
    (await shop.pool.query(`SELECT * FROM audit_log WHERE action = 'person.erased'`)).rows.length;
  const write = (email: string) =>
    visitor.post('/api/contact', {
      ...{ name: `Ruth ${SURNAME}`, email, subject: 'An evening in May?', topic: 'speaking' },
      message: 'Dear Mrs. Marsh, would you come to us?',
    });
  const takeKit = (email: string) =>
    visitor.post('/api/downloads', {
      email,
      name: `Ruth ${SURNAME}`,
      downloadType: 'grant-writer-starter-kit',
    });
  async function buy(email: string): Promise<void> {
    const input = { customerEmail: email, customerName: `Ruth ${SURNAME}` };
    await visitor.pay(await visitor.startPayment(input));
    await books.becomes(email, 'fulfilled');
  }
  async function leaveTracks(email: string): Promise<void> {
    await new NewsletterReader(shop, email).join('end');
    await write(email);
    await takeKit(email.toUpperCase().replace('EXAMPLE.COM', 'example.com'));
    await buy(email);
    const companion = new CompanionVisitor(shop, email);
    expect((await companion.answer()).status).toBeLessThan(300);
    await books.allWorkIsDone();
  }
  /** Tables that contain a text, in any case. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows: tables } = await shop.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const hit = `SELECT 1 FROM "${name}" t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`;
      if ((await shop.pool.query(hit, [text])).rows.length > 0) found.push(name);
    }
    return found.sort();
  }

  it('is shown with purchases, messages, downloads and emails, newest first, and without legal answers', async () => {
    const email = someone();
    await leaveTracks(email);
    const person = await look(email.toUpperCase());
    expect(person.isKnown).toBe(true);
    expect(Object.fromEntries(person.facts.map(({ label, value }) => [label, value]))).toEqual({
      Newsletter: 'subscribed',
      Messages: '1',
      'Free downloads': '1',
      Orders: '1, $9.99 paid',
      'Legal companion': 'Completed it. The answers are shown to nobody else.',
    });
    const events = person.events.map(({ what }) => what);
    for (const what of ['Ordered Finding Peace', 'Wrote: An evening in May?', 'Confirmed the newsletter'])
      expect(events).toContain(what);
    expect(events).toContain('Took grant writer starter kit');
    const times = person.events.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(JSON.stringify(person)).not.toContain(WIZARD.legalSituation);
    expect(await look(someone())).toMatchObject({ isKnown: false, events: [], goes: [] });
  });

  it('is not shown to helpers as a user of the legal companion, not even by emails', async () => {
    const [asker, unknown] = [someone(), someone()];
    await leaveTracks(asker);
    await new CompanionVisitor(shop, asker).fetchCode();
    await books.allWorkIsDone();
    const seenBy = async (staff: ApiSession, email: string) =>
      (await staff.post<PersonDto>('/api/admin/person', { email })).body;
    const [all, shown] = [await seenBy(owner, asker), await seenBy(helper, asker)];
    const hidden = all.events.filter(({ at, what }) =>
      shown.events.every((event) => event.at !== at || event.what !== what),
    );
    expect(hidden.map(({ what }) => what)).toEqual([expect.stringMatching(/^Email: .*code/i)]);
    expect(all.facts).toContainEqual(expect.objectContaining({ label: 'Legal companion' }));
    expect(JSON.stringify(shown)).not.toMatch(/legal|code|confidential/i);
    expect(shown).toMatchObject({ isKnown: true, goes: [], stays: [], holdsUp: [] });
    expect(await seenBy(helper, unknown)).toMatchObject({ isKnown: false });
  });

  it('has a file for the owner to download, as a page and as JSON', async () => {
    const email = someone();
    await leaveTracks(email);
    const { headers, archive } = await fileOf(email);
    expect(headers.get('content-disposition')).toBe('attachment; filename="person.zip"');
    expect(archive).toContain('person.json');
    expect(archive).toContain('would you come to us?');
    expect(archive).toContain(`Ruth ${SURNAME}`);
    expect((await helper.post('/api/admin/person/file', { email })).status).toBe(403);
  });

  it('has a file that explains what it leaves out', async () => {
    const email = someone();
    await leaveTracks(email);
    const [file, emptyFile] = [(await fileOf(email)).archive, (await fileOf(someone())).archive];
    const always = ['Which team member looked something up', 'Database backups'];
    const ofThisPerson = [
      'Their answers in the legal companion',
      'Their card and what the bank said about it',
      'The links to what they bought',
      'What makes a message look like spam, or not',
      'The text of emails',
    ];
    const [, page = ''] = file.split('What isn’t included');
    for (const what of [...always, ...ofThisPerson]) {
      expect(page.split('Every field')[0]).toContain(what);
      expect(file.split('"leavesOut"')[1]).toContain(what);
    }
    for (const what of always) expect(emptyFile).toContain(what);
    for (const what of ofThisPerson) expect(emptyFile).not.toContain(what);
    expect(file).not.toContain(WIZARD.legalSituation);
  });

  it('is erased everywhere, except for the amounts of orders', async () => {
    const email = someone();
    await leaveTracks(email);
    await owner.post('/api/admin/person', { email });
    const order = `/api/admin/orders/${(await books.saleTo(email)).orderId}`;
    const typo = someone();
    await owner.post(`${order}/notes`, { noteId: randomUUID(), body: `Mended: ${email}` });
    await owner.put(`${order}/address`, { email: typo, currentEmail: email });
    await owner.put(`${order}/address`, { email, currentEmail: typo });
    const { rows: ids } = await shop.pool.query('SELECT id FROM contacts WHERE email = $1', [email]);
    await owner.put(`/api/admin/inbox/${ids[0].id}/replies/${randomUUID()}`, {
      body: `Dear Ruth ${SURNAME}`,
    });
    await books.allWorkIsDone();
    const before = await erasures();
    const orderTables = ['order_address_changes', 'order_notes'];
    expect(await tablesWith(email)).toEqual(expect.arrayContaining(orderTables));

    const { status, body } = await erase(email, ` ${email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body.erased).toContain('1 message');
    expect(body.kept).toEqual([
      expect.objectContaining({ what: 'What was bought, when and for how much, of 1 order' }),
    ]);
    expect(await tablesWith(email)).toEqual([]);
    await books.allWorkIsDone();
    expect((await visitor.mailsTo(email)).length).toBe(0);

    const after = await look(email);
    expect(after.facts).toEqual([
      { label: 'Orders', value: '1, $9.99 paid' },
      { label: 'Erased', value: '1 order kept without a name' },
    ]);
    expect(after.erasedAt).toMatch(/^\d{4}-/);
    expect(await erasures()).toBe(before + 1);
    expect((await erase(email)).body.erased).toEqual([]);
    expect(await erasures()).toBe(before + 1);
  });

  it('gets no more emails after being erased', async () => {
    const email = someone();
    await shop.pool.query(
      `INSERT INTO mail_suppressions (list, email, reason) VALUES ('letters', $1, 'complained')`,
      [email],
    );
    await buy(email);
    await books.allWorkIsDone();
    const { orderId } = await books.saleTo(email);
    const { rows } = await shop.pool.query(
      `INSERT INTO outbox (job, payload, due_at) VALUES ('send-kit', '{"kitRequestId":"x"}', now() + interval '1 day')
       RETURNING id`,
    );
    await shop.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
       VALUES ($1, 'send-kit', '{"kitRequestId":"x"}', $2, 'queued', now())`,
      [rows[0].id, email],
    );
    await erase(email);
    const { rows: owed } = await shop.pool.query('SELECT 1 FROM outbox WHERE id = $1 AND closed_at IS NULL', [
      rows[0].id,
    ]);
    expect(owed).toEqual([]);
    const { rows: kept } = await shop.pool.query(
      `SELECT email FROM mail_suppressions WHERE reason = 'complained'`,
    );
    expect(kept).toEqual([{ email: expect.stringMatching(/^[0-9a-f]{40}@erased\.invalid$/) }]);
    expect((await look(email)).facts).toContainEqual({
      label: 'Blocked',
      value: 'Gets no requested emails: an email was marked as spam',
    });
    const { rows: order } = await shop.pool.query(
      'SELECT total_amount, customer_name FROM orders WHERE id = $1',
      [orderId],
    );
    expect(order).toEqual([{ total_amount: 999, customer_name: null }]);
  });

  it('is erased from an order of another person that had the address by mistake', async () => {
    const [email, mistake] = [someone(), someone()];
    await buy(email);
    await books.allWorkIsDone();
    const order = `/api/admin/orders/${(await books.saleTo(email)).orderId}`;
    await owner.put(`${order}/address`, { email: mistake.toUpperCase(), currentEmail: email });
    const { rows } = await shop.pool.query('SELECT customer_email FROM orders WHERE id = $1', [
      order.split('/').at(-1),
    ]);
    await owner.put(`${order}/address`, { email, currentEmail: rows[0].customer_email });
    await books.allWorkIsDone();
    await shop.pool.query('DELETE FROM mail_deliveries WHERE lower(recipient) = $1', [mistake]);
    expect(await tablesWith(mistake)).toEqual(['order_address_changes']);
    expect((await look(mistake)).isKnown).toBe(true);
    expect((await erase(mistake)).body.erased).toEqual(['The address in 1 order of another buyer']);
    expect(await tablesWith(mistake)).toEqual([]);
    expect((await look(email)).facts).toContainEqual({ label: 'Orders', value: '1, $9.99 paid' });
  });

  it('is erased by the owner only, who confirms by typing the address', async () => {
    const email = someone();
    await write(email);
    expect((await erase(email, email, helper)).status).toBe(403);
    expect(await erase(email, 'somebody@example.com')).toMatchObject({
      status: 400,
      body: { detail: 'This isn’t the address above.' },
    });
    expect(await erase(email, '')).toMatchObject({ status: 400 });
    expect((await owner.post('/api/admin/person/erase', { email })).status).toBe(400);
    expect((await owner.post('/api/admin/person', { email: 'nobody' })).status).toBe(400);
    expect((await look(email)).isKnown).toBe(true);
  });

  it('is not erased while buying, not even in part', async () => {
    const email = someone();
    await write(email);
    await visitor.startPayment({ customerEmail: email });
    const refused = await erase(email);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PEOPLE.UNDER_WAY' } });
    expect(refused.body.detail).toContain('They’re buying something right now');
    expect((await look(email)).facts).toContainEqual({ label: 'Messages', value: '1' });
    await books.makeOlder(email, 61);
    expect((await erase(email)).status).toBe(200);
  });

  it('with concurrent requests is erased together with each of them, or the request comes later', async () => {
    for (let round = 0; round < 12; round += 1) {
      const email = someone();
      await takeKit(email);
      const [erased] = await Promise.all([erase(email), takeKit(email), write(email)]);
      expect(erased.status).toBe(200);
      const { rows } = await shop.pool.query(
        `SELECT (SELECT count(*)::int FROM downloads WHERE email = $1) AS downloads,
           (SELECT count(*)::int FROM kit_requests WHERE email = $1) AS kits,
           (SELECT count(*)::int FROM contacts WHERE email = $1) AS messages,
           (SELECT count(*)::int FROM contact_threads t JOIN contacts c ON c.id = t.message_id WHERE c.email = $1) AS threads`,
        [email],
      );
      const [left] = rows;
      expect(left.downloads).toBe(left.kits);
      expect(left.messages).toBe(left.threads);
    }
    await books.allWorkIsDone();
  });

  it('is not in the log, and their address is not in the audit log', async () => {
    const email = someone();
    await leaveTracks(email);
    await look(email);
    await erase(email);
    expect(logLines.filter((line) => line.includes(email) || line.includes(SURNAME))).toEqual([]);
    expect(await tablesWith(email)).toEqual([]);
  });
});
