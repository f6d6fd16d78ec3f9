import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newsletter } from '@lectern/catalogue';
import { contentCatalogue } from '@lectern/catalogue/live';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { NewsletterReader } from '../../testing/newsletter-reader.js';
import { switchWelcomeSeries } from '../../testing/welcome-series.js';

const { letters: emails } = newsletter.welcomeSeries;
const SUBJECTS = emails.map(({ subject }) => subject);
const [FIRST = ''] = SUBJECTS;
const SAMPLE = { fileName: 'five-verses' };
const KIT = { name: 'Ruth Weaver', downloadType: 'grant-writer-starter-kit' };

describe('The emails after a free sample', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());
  afterAll(() => switchWelcomeSeries(false));
  beforeEach(() => {
    switchWelcomeSeries(true);
  });

  const reader = (name: string) => new NewsletterReader(shop, `${name}@example.com`);
  const take = async ({ visitor, email }: NewsletterReader, input: object = SAMPLE) => {
    await visitor.post('/api/downloads', { email, ...input });
    await new ShopBooks(shop).allRequestsAreDecided();
  };
  /** In how many days the emails come, as promised. */
  const promised = async ({ email }: NewsletterReader): Promise<number[]> => {
    const { rows } = await shop.pool.query<{ days: number }>(
      `SELECT round(extract(epoch FROM o.due_at - now()) / 86400)::int AS days
       FROM outbox o JOIN mail_deliveries m ON m.id = o.id AND m.recipient = $1 AND m.status = 'queued'
       WHERE o.job = 'send-series-letter' ORDER BY 1`,
      [email],
    );
    return rows.map(({ days }) => days);
  };
  const sampleWasTaken = ({ email }: NewsletterReader, daysAgo: number) =>
    shop.pool.query(
      `UPDATE downloads SET downloaded_at = now() - $2 * interval '1 day' WHERE lower(email) = $1`,
      [email, daysAgo],
    );
  const theDaysCome = async () => {
    await new ShopBooks(shop).workIsDue();
    await new ShopBooks(shop).allWorkIsDone();
  };
  const had = (one: NewsletterReader) => Promise.all(SUBJECTS.map((subject) => one.count(subject)));

  it('are off by default', async () => {
    expect(contentCatalogue.newsletter.welcomeSeries.isOn).toBe(false);
    switchWelcomeSeries(false);
    const ruth = reader('ruth');
    await ruth.join('end');
    await take(ruth);
    expect(await promised(ruth)).toEqual([]);
  });

  it('go to subscribers, each on its day, with both unsubscribe links @S1-forms-18', async () => {
    const naomi = reader('naomi');
    await naomi.join('end');
    await take(naomi);
    expect(await promised(naomi)).toEqual(emails.map(({ afterDays }) => afterDays));
    expect(await had(naomi)).toEqual([0, 0]);
    await theDaysCome();
    expect(await had(naomi)).toEqual([1, 1]);
    const letter = await naomi.waitForEmail(FIRST);
    const header = (key: string) => letter.headers.find((found) => found.key === key)?.value;
    const end = new URL(naomi.linkIn(letter, 'end')).pathname;
    expect(header('list-unsubscribe')).toContain(`${end}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await fetch(naomi.linkIn(letter, 'preferences'))).status).toBe(200);
  });

  it('are sent once, despite more samples or a new subscription', async () => {
    const leah = reader('leah');
    const end = await leah.join('end');
    await Promise.all([take(leah), take(leah, KIT), take(leah)]);
    await theDaysCome();
    await fetch(end, { method: 'POST' });
    await shop.pool.query(`UPDATE mail_allowances SET last_sent_at = last_sent_at - interval '1 hour'`);
    await leah.ask();
    await new ShopBooks(shop).allWorkIsDone();
    await leah.confirm();
    await take(leah);
    await theDaysCome();
    expect(await had(leah)).toEqual([1, 1]);
  });

  it('go to readers who confirm within fourteen days of their sample', async () => {
    const dinah = reader('dinah');
    await take(dinah, { ...KIT, email: 'Dinah@example.com' });
    await sampleWasTaken(dinah, 2);
    expect(await promised(dinah)).toEqual([]);
    await dinah.join('end');
    expect(await promised(dinah)).toEqual(emails.map(({ afterDays }) => afterDays - 2));
  });

  it('are spread out after a late confirmation, and skipped after a later one', async () => {
    const [late, tooLate] = [reader('late'), reader('too-late')];
    for (const one of [late, tooLate]) await take(one);
    await sampleWasTaken(late, 13);
    await sampleWasTaken(tooLate, 15);
    for (const one of [late, tooLate]) await one.join('end');
    expect(await promised(late)).toEqual(emails.map(({ afterDays }) => afterDays));
    expect(await promised(tooLate)).toEqual([]);
  });

  it('start once if the sample and the confirmation are concurrent', async () => {
    const both = reader('both');
    await both.ask();
    await Promise.all([both.confirm(), take(both)]);
    expect(await promised(both)).toHaveLength(emails.length);
  });

  it('do not go to unconfirmed addresses', async () => {
    const stranger = reader('stranger');
    await stranger.ask();
    await take(stranger);
    expect(await promised(stranger)).toEqual([]);
  });

  it('stop when the reader unsubscribes', async () => {
    const left = reader('left');
    const end = await left.join('end');
    await take(left);
    await fetch(end, { method: 'POST' });
    await theDaysCome();
    expect(await had(left)).toEqual([0, 0]);
  });

  it('stop when the author turns them off', async () => {
    const spared = reader('spared');
    await spared.join('end');
    await take(spared);
    switchWelcomeSeries(false);
    await theDaysCome();
    expect(await had(spared)).toEqual([0, 0]);
  });
});
