import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { CompanionVisitor, EMBEDDED, type Opened } from '../testing/companion-visitor.js';
import { eventually } from '../testing/eventually.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { Recommendations } from './index.js';

const OWN = [
  ...['user_assessments', 'assessment_details', 'assessment_requests', 'resource_recommendations'],
  ...['recommendation_details', 'user_progress', 'legal_resource_bookmarks', 'bookmark_details'],
  ...['companion_sessions', 'companion_session_assessments', 'companion_codes'],
];

/** Confidential values that must appear in no log line or subject. */
const PRIVATE = [
  ...['ruth.weaver', 'example.com', 'Weaver', 'Large print', 'bankruptcy', 'within_month', 'debt-management'],
  ...['managing debt', 'debt management', 'limited', 'minimal', 'My husband', 'for Monday', 'Chapter five'],
];

describe('Data of the legal companion', () => {
  let shop: RunningShop;
  const lines: string[] = [];

  beforeAll(async () => {
    const settings = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'trace' };
    shop = await openShop(settings, { hear: (line) => lines.push(line) });
    await shop.app.get(Recommendations).storeTopics();
  });
  afterAll(() => shop.stop());

  const visitor = (name: string) => new CompanionVisitor(shop, `${name}@example.com`);
  const told = () => lines.map((line) => JSON.parse(line) as { status?: number; route?: string });
  const allWorkIsDone = () => new ShopBooks(shop).allWorkIsDone();
  async function kept(): Promise<Record<string, number>> {
    const counted = OWN.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
    return (await shop.pool.query(`SELECT ${counted.join(', ')}`)).rows[0];
  }
  /** Whether the shop waits for a lock with a statement like this. */
  async function waiting(statement: string): Promise<boolean> {
    const { rows } = await shop.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'lectern'
         AND wait_event_type = 'Lock' AND query LIKE $1`,
      [statement],
    );
    return rows.length > 0;
  }
  const none = Object.fromEntries(OWN.map((table) => [table, 0]));

  /** Uses every feature. */
  async function useAll(who: CompanionVisitor): Promise<Opened> {
    const { body } = await who.answer({ mailRoadmap: true });
    await who.answerEmbedded();
    const [{ id = '' } = {}] = body.recommendations;
    await who.change(id, { status: 'in_progress', notes: 'My husband does not know.', timeSpentMinutes: 5 });
    const tags = ['for Monday'];
    await who.post('/api/legal-companion/bookmarks', {
      bookId: 'fresh-start',
      tags,
      description: 'Chapter five.',
    });
    await who.prove();
    await who.get(`/api/legal-companion/assessments/${who.email}`);
    return who.roadmap();
  }

  /** Provokes client and server errors. */
  async function stumble(who: CompanionVisitor): Promise<void> {
    await who.answer({ userEmail: 'ruth.weaver@' });
    await who.answer({ legalSituation: ['bankruptcy'] });
    await who.answerEmbedded({ additionalNeeds: `${EMBEDDED.additionalNeeds}<b>` });
    await who.confirm('000000');
    const body = `{"userEmail":"${who.email}","legalSituation":"bankruptcy`;
    const headers = { 'content-type': 'application/json' };
    await fetch(`${shop.url}/api/legal-companion/assessment`, { method: 'POST', headers, body });
    const check = `ALTER TABLE user_assessments ADD CONSTRAINT none CHECK (user_email <> '${who.email}') NOT VALID`;
    await shop.pool.query(check);
    expect((await who.answer({ urgencyLevel: 'immediate' })).status).toBe(500);
    await shop.pool.query('ALTER TABLE user_assessments DROP CONSTRAINT none');
  }

  it('appears in no log line or subject, even after errors @S2-legal-companion-12', async () => {
    const ruth = visitor('ruth.weaver');
    await useAll(ruth);
    const pdf = await ruth.get('/api/legal-companion/roadmap.pdf');
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toContain('filename="Roadmap.pdf"');
    expect((await ruth.post('/api/legal-companion/roadmap/mail')).status).toBe(202);
    await stumble(ruth);
    await allWorkIsDone();
    await eventually('the line of the failure', async () => told().some(({ status }) => status === 500));
    const routes = new Set(told().map(({ route }) => route));
    expect(routes).toContain('/api/legal-companion/assessments/:email');
    for (const text of PRIVATE) expect(lines.filter((line) => line.includes(text))).toEqual([]);
    expect(lines.join('')).not.toContain(ruth.cookie.split('=')[1]);
    const { rows } = await shop.pool.query('SELECT subject, diagnosis, cause FROM mail_deliveries');
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const text of PRIVATE) expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('is emailed rarely, in order and with reasons, and without typed text @S2-legal-companion-11', async () => {
    const { body } = await visitor('mara').answerEmbedded({ mailRoadmap: true });
    await allWorkIsDone();
    const mails = new ApiSession(shop);
    const [mail] = await mails.mailsTo('mara@example.com');
    expect(mail?.subject).toBe('Your roadmap from Eleanor Marsh');
    const text = (mail?.text ?? '').replace(/\s+/g, ' ');
    const places = body.recommendations.map(({ title, why }) => {
      expect(text).toContain(why);
      return text.indexOf(title);
    });
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(text).not.toMatch(/Ruth|Weaver|Large print/);
    expect(text).toContain('not legal advice');
    await visitor('mara').answerEmbedded({ mailRoadmap: true, urgencyLevel: 'research' });
    await allWorkIsDone();
    expect(await mails.mailsTo('mara@example.com')).toHaveLength(1);
  });

  it('is deleted at once: that of a browser, or everything of an address @S2-legal-companion-13', async () => {
    await shop.pool.query('DELETE FROM user_assessments');
    await shop.pool.query('DELETE FROM companion_sessions');
    await shop.pool.query('DELETE FROM legal_resource_bookmarks');
    const [ida, other] = [visitor('ida'), visitor('ida')];
    const stays = visitor('stays');
    await stays.answer();
    const before = await kept();
    await other.answer({ urgencyLevel: 'planning_ahead' });
    const opened = await useAll(ida);
    const elsewhere = visitor('ida');
    await elsewhere.answer({ urgencyLevel: 'immediate' });
    expect((await elsewhere.delete('/api/legal-companion/everything')).body).toMatchObject({
      ...{ assessments: 1, progress: 0, bookmarks: 0 },
    });
    expect((await ida.roadmap()).assessments).toEqual(opened.assessments);
    await shop.pool.query(`DELETE FROM mail_allowances`);
    await ida.post('/api/legal-companion/roadmap/mail');
    const deleted = await ida.delete('/api/legal-companion/everything');
    const recommendations = opened.assessments.flatMap((each) => each.recommendations).length;
    expect(deleted.body).toEqual({ assessments: 3, recommendations, progress: 1, bookmarks: 1 });
    expect(ida.cookie).toBe('');
    await allWorkIsDone();
    // The session of the other browser stays, and opens nothing.
    const { companion_sessions: sessions, ...rest } = await kept();
    const { companion_sessions: earlier = 0, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    expect(sessions).toBeGreaterThanOrEqual(earlier);
    expect((await other.roadmap()).assessments).toEqual([]);
    const notes = `SELECT 1 FROM mail_deliveries WHERE recipient = 'ida@example.com'`;
    expect((await shop.pool.query(notes)).rows).toEqual([]);
    expect((await stays.roadmap()).assessments).toHaveLength(1);
  });

  it('is deleted at once even while an email is being written', async () => {
    const dora = visitor('dora');
    await dora.answer();
    await dora.prove();
    const code = `INSERT INTO companion_codes (id, user_email, expires_at) VALUES (gen_random_uuid(), $1, now())
      ON CONFLICT (user_email) DO UPDATE SET expires_at = now()`;
    await shop.pool.query(code, [dora.email]);
    // The deletion has started, and waits here until the email is written.
    const holder = await shop.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM companion_codes WHERE user_email = $1 FOR UPDATE', [dora.email]);
    const deletion = dora.delete('/api/legal-companion/everything');
    await eventually('the deletion waits', () => waiting('DELETE FROM companion_codes%'));
    await dora.post('/api/legal-companion/roadmap/mail');
    await eventually('the decision waits', () => waiting('%user_assessments%'));
    await holder.query('ROLLBACK');
    holder.release();
    expect((await deletion).body).toMatchObject({ assessments: 1 });
    await allWorkIsDone();
    const emails = 'SELECT letter FROM mail_deliveries WHERE recipient = $1';
    expect((await shop.pool.query(emails, [dora.email])).rows).toEqual([]);
    expect(lines.filter((line) => line.includes('deadlock'))).toEqual([]);
  });

  it('is deleted twelve months after its last use, as the dashboard shows @S2-legal-companion-14', async () => {
    await shop.pool.query('DELETE FROM user_assessments');
    await shop.pool.query('DELETE FROM companion_sessions');
    const [used, unused] = [visitor('used'), visitor('unused')];
    await useAll(used);
    await useAll(unused);
    const pass = async (days: number) => {
      const earlier = `- ${days} * interval '1 day'`;
      await shop.pool.query(`UPDATE assessment_details SET kept_until = kept_until ${earlier}`);
      await shop.pool.query(`UPDATE companion_sessions SET last_seen_at = last_seen_at ${earlier}`);
      await shop.pool.query(`UPDATE companion_codes SET expires_at = expires_at ${earlier}`);
    };
    const forget = async () => {
      await shop.pool.query(
        `WITH due AS (INSERT INTO outbox (job, payload) VALUES ('forget-assessments', '{}'))
         SELECT pg_notify('lectern_outbox', '')`,
      );
      await allWorkIsDone();
    };
    await pass(29);
    const [shown] = (await used.roadmap()).assessments;
    expect(Date.parse(shown?.keptUntil ?? '') - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60_000);
    await pass(338);
    await forget();
    const { rows } = await shop.pool.query('SELECT DISTINCT user_email FROM user_assessments');
    expect(rows).toEqual([{ user_email: used.email }]);
    expect(await kept()).toMatchObject({ companion_sessions: 0, companion_codes: 0, bookmark_details: 1 });
    await pass(400);
    await forget();
    expect(await kept()).toEqual(none);
  });
});
