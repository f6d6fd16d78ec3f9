import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ReceiptIssue } from './receipts/receipt-issue.js';
import type { ArchivePart } from '../platform/archive-parts/archive-part.js';
import { ArchiveParts } from '../platform/archive-parts/archive-parts.js';
import { MailSuppressions } from '../platform/email/mail-suppressions.js';
import { isPseudonym, openPseudonyms, Pseudonyms } from '../platform/email/pseudonyms.js';
import { SealedSecrets } from '../platform/signed-links/sealed-secrets.js';
import { SiteKeys } from '../platform/signed-links/site-keys.js';
import { Database } from '../platform/database/database.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { schedulesOf } from '../platform/jobs/schedule.js';
import { StoredFiles } from '../platform/storage/stored-files.js';
import { OWNER } from '../testing/api-session.js';
import { insertArchivedRows, RECEIPTS } from '../testing/archived-rows.js';
import { MemoryArchive } from '../testing/memory-archive.js';
import { filesOf, OrderReader } from '../testing/order-reader.js';
import { openShop, PDF, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';

const FILM = 'films/00000000-0000-4000-8000-000000000010/cd.mp4';

const partsOf = (shop: RunningShop): ArchivePart[] =>
  shop.app
    .get(ArchiveParts)
    .all()
    .filter(({ tables }) => tables);

const fill = async (shop: RunningShop): Promise<void> => {
  const gone = shop.app.get(Pseudonyms).of('gone@example.com');
  await shop.app.get(MailSuppressions).add('letters', gone, 'complained');
  const { orderId } = await new OrderReader(shop).buy('ruth@example.com');
  await insertArchivedRows(shop.pool, orderId);
  await shop.app.get(StoredFiles).write(FILM, Readable.from(['film']));
  await shop.app.get(ReceiptIssue).issueDue();
  for (const statement of RECEIPTS) await shop.pool.query(statement);
};

describe('An archive of the tables', () => {
  let first: RunningShop;
  let second: RunningShop;
  let archive: MemoryArchive;
  let again: MemoryArchive;
  let jobsBefore: unknown[];

  const jobs = async () =>
    (await second.pool.query('SELECT job, payload FROM outbox ORDER BY seq')).rows as unknown[];

  beforeAll(async () => {
    first = await openShop(OWNER);
    await fill(first);
    archive = new MemoryArchive();
    await archive.write(partsOf(first));
    second = await openShop();
    await second.app.get(StoredFiles).remove('books/finding-peace/Finding Peace.pdf');
    jobsBefore = await jobs();
    await archive.read(partsOf(second));
    again = new MemoryArchive();
    await again.write(partsOf(second));
  });
  afterAll(async () => {
    await first.stop();
    await second.stop();
  });

  it('has a row of each table', () => {
    const empty = [...archive.files].flatMap(([path, content]) => (content.length === 0 ? [path] : []));
    expect(empty).toEqual([]);
  });

  it('is the same when the second site is written', () => {
    // The second site has its own team, and reminds no buyer of the first.
    const own = ['team/members.ndjson', 'checkout-reminders/sent.ndjson'];
    const paths = [...archive.files.keys()].filter((path) => !own.includes(path));
    const texts = (of: MemoryArchive) => Object.fromEntries(paths.map((path) => [path, of.text(path)]));
    expect(paths.length).toBeGreaterThan(45);
    expect([...again.files.keys()]).toEqual([...archive.files.keys()]);
    expect(texts(again)).toEqual(texts(archive));
  });

  it('enqueues no job and emails no one when it is read', async () => {
    expect(await jobs()).toEqual(jobsBefore);
    const { rows } = await second.pool.query('SELECT recipient FROM mail_deliveries');
    expect(rows).toEqual([]);
  });

  it('brings the files that were sold, and films', async () => {
    const files = second.app.get(StoredFiles);
    expect(await files.size('books/finding-peace/Finding Peace.pdf')).toBe(PDF.length);
    expect(await files.size(FILM)).toBe(4);
  });

  it('lets a buyer find their books by address and code', async () => {
    const email = 'ruth@example.com';
    const reader = new OrderReader(second);
    await reader.send('/find-my-books', { email });
    const code = await reader.codeIn(email);
    const { location } = await reader.send('/find-my-books/code', { email, code });
    const list = await reader.open(location);
    expect(list.text).toContain('Finding Peace');
    const order = list.html.querySelector('a[href^="/orders/"]')?.getAttribute('href') ?? '';
    const links = filesOf(await reader.open(order));
    expect(links).toHaveLength(2);
    const file = await fetch(`${second.url}${links[0]}`);
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer())).toHaveLength(PDF.length);
  });

  it('continues the numbers of receipts without a gap, and gives no order a second one', async () => {
    const numbers = async () =>
      (await second.pool.query<{ number: string }>('SELECT number FROM receipts ORDER BY number')).rows.map(
        ({ number }) => number,
      );
    const before = await numbers();
    await second.app.get(ReceiptIssue).issueDue();
    expect(await numbers()).toEqual(before);
    const { orderId } = await new OrderReader(second).buy('new@example.com');
    await second.app.get(ReceiptIssue).issueNow(orderId);
    const years = before.filter((number) => !number.startsWith('CN'));
    const last = years.at(-1) ?? '';
    const [series = '', place = ''] = last.split('-');
    expect(await numbers()).toContain(`${series}-${String(Number(place) + 1).padStart(5, '0')}`);
    expect(await numbers()).toHaveLength(before.length + 1);
  });

  it('emails only what buyers asked for after it was read', async () => {
    await new ShopBooks(second).allWorkIsDone();
    const { rows } = await second.pool.query<{ recipient: string }>(
      'SELECT DISTINCT recipient FROM mail_deliveries ORDER BY 1',
    );
    const owner = 'hello@eleanormarsh.example';
    expect(rows.map(({ recipient }) => recipient)).toEqual([owner, 'new@example.com', 'ruth@example.com']);
  });

  it('keeps suppressed and unsubscribed addresses, and proof of consent', async () => {
    const { rows } = await second.pool.query<{ email: string; reason: string }>(
      `SELECT email, reason FROM mail_suppressions UNION ALL
      SELECT email, status FROM newsletter_subscriptions WHERE status = 'ended' ORDER BY 1`,
    );
    expect(rows.filter(({ email }) => !isPseudonym(email))).toEqual([
      { email: 'bounced@example.com', reason: 'bounced' },
      { email: 'complained@example.com', reason: 'complained' },
      { email: 'left@example.com', reason: 'ended' },
    ]);
    const origins = await second.pool.query('SELECT source, consent FROM subscription_origins');
    expect(origins.rows).toEqual([
      { source: 'mailchimp', consent: { at: '2020-01-01T00:00:00Z', address: '203.0.113.7' } },
    ]);
  });

  it('recognizes addresses that were erased, also after the next start', async () => {
    expect(await second.app.get(MailSuppressions).holds('letters', 'Gone@example.com')).toBe(true);
    const restarted = await openPseudonyms(second.app.get(Database), second.app.get(SealedSecrets));
    expect(restarted.of('gone@example.com')).toBe(first.app.get(Pseudonyms).of('gone@example.com'));
  });

  it('lets no one in, and has neither passwords nor keys', async () => {
    expect(archive.text('team/members.ndjson')).toContain('"email":"owner@example.com","role":"owner"');
    expect((await second.pool.query('SELECT FROM users')).rows).toEqual([]);
    const all = [...archive.files.keys()].map((path) => archive.text(path)).join('');
    expect(all).not.toContain('argon2');
    for (const { secret } of await first.app.get(SiteKeys).all()) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/tokenHash|codeHash|sealed/i);
  });

  it('leaves the secret of pseudonyms out if it is a key of the site, too', async () => {
    const pseudonyms = first.app.get(Pseudonyms);
    const before = pseudonyms.archived;
    pseudonyms.continueWith((await first.app.get(SiteKeys).inUse()).secret);
    const old = new MemoryArchive();
    await old.write(partsOf(first).filter(({ name }) => name === 'suppressed-addresses'));
    pseudonyms.continueWith(before);
    expect([...old.files.keys()]).toEqual(['suppressed-addresses/addresses.ndjson']);
  });

  it('emails no one when the schedules of the second site run', async () => {
    const emailed = async () =>
      (
        await second.pool.query<{ letter: string }>(
          'SELECT letter FROM mail_deliveries ORDER BY queued_at, id',
        )
      ).rows;
    const before = await emailed();
    const due = schedulesOf(second.configuration).filter(({ job }) => !job.name.includes('backup'));
    const { database, outbox } = { database: second.app.get(Database), outbox: second.app.get(Outbox) };
    for (const { job } of due) await database.transaction(() => outbox.enqueue(job, {}));
    await new ShopBooks(second).allWorkIsDone();
    expect(await emailed()).toEqual(before);
  });

  it('stops broadcasts and imports that need a job of the first site', async () => {
    const statuses = async (from: RunningShop) => {
      const { rows } = await from.pool.query(
        'SELECT subject, status, send_at FROM broadcasts ORDER BY subject',
      );
      return rows as unknown[];
    };
    await first.pool.query(
      `UPDATE broadcasts SET status = CASE subject WHEN 'Sent' THEN 'sending' ELSE 'scheduled' END, send_at = now();
      UPDATE import_batches SET state = 'running'`,
    );
    const names = ['subscribers', 'broadcasts', 'imports'];
    const stopped = new MemoryArchive();
    await stopped.write(partsOf(first).filter(({ name }) => names.includes(name)));
    await second.pool.query('DELETE FROM broadcasts; DELETE FROM import_batches; DELETE FROM newsletters');
    await second.pool.query('DELETE FROM newsletter_subscriptions');
    await stopped.read(partsOf(second).filter(({ name }) => names.includes(name)));
    expect(await statuses(second)).toEqual([
      { subject: 'Draft', status: 'draft', send_at: null },
      { subject: 'Sent', status: 'paused', send_at: expect.any(Date) },
    ]);
    expect((await second.pool.query('SELECT state FROM import_batches')).rows).toEqual([{ state: 'failed' }]);
  });
});
