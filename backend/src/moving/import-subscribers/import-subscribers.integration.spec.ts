import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { type PersonDto, SubjectDataSources } from '../../owner-tools/index.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { ImportsAdmin } from '../../testing/imports-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const COMMON = 'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LEID,TAGS';
const PROVED = '2024-03-01 10:00:00,192.0.2.7,2024-03-01 10:05:00,1';
const UNPROVED = ',,2024-03-01 10:05:00,2';

const mailchimp = [
  {
    name: 'subscribed_email_audience_export_1.csv',
    content: `${COMMON}\nRuth@Example.com,Ruth,2,${PROVED},"""books"",""VIP"""\nnoah@example.com,Noah,2,${UNPROVED},\nleft@example.com,Lea,2,${PROVED},\nruth@example.com,Ruth,2,${PROVED},\n`,
  },
  {
    name: 'unsubscribed_email_audience_export_1.csv',
    content: `${COMMON},UNSUB_TIME,UNSUB_REASON\nleft@example.com,Lea,2,${PROVED},,2025-01-02 03:04:05,N (none given)\nangry@example.com,Ann,2,${PROVED},,2025-01-02 03:04:05,SPAM\n`,
  },
  {
    name: 'cleaned_email_audience_export_1.csv',
    content: `${COMMON},CLEAN_TIME\ngone@example.com,Gus,2,${PROVED},,2025-01-02 03:04:05\n`,
  },
];

describe('Imported subscribers', () => {
  let shop: RunningShop;
  let staff: ApiSession;
  let imports: ImportsAdmin;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    staff = await signInOwner(shop);
    imports = new ImportsAdmin(staff);
  });
  afterAll(() => shop.stop());
  beforeEach(() =>
    shop.pool.query(
      'TRUNCATE newsletter_subscriptions, newsletters, mail_suppressions, imported_confirmations, import_batches CASCADE',
    ),
  );

  const rowsOf = async (sql: string) =>
    (await shop.pool.query<{ it: string }>(sql)).rows.map(({ it: row }) => row);
  const subscriptions = () =>
    rowsOf(
      `SELECT concat_ws(' ', email, status, topics::text) AS it FROM newsletter_subscriptions ORDER BY email`,
    );
  const readers = () => rowsOf('SELECT email AS it FROM newsletters ORDER BY email');
  const suppressions = () =>
    rowsOf(`SELECT concat_ws(' ', email, reason) AS it FROM mail_suppressions ORDER BY email`);
  const table = (content: string) => ({ name: 'list.csv', content });

  it('of Mailchimp’s three files come with their proof; those who left or bounced stay out for good', async () => {
    const { id, source, counts } = await imports.run('subscribers', mailchimp);
    expect(source).toBe('mailchimp');
    expect(counts.outcomes).toEqual({ new: 2, updated: 1, skipped: 4 });
    expect(await imports.rows(id)).toEqual([
      'subscribed_email_audience_export_1.csv, 2 new',
      'subscribed_email_audience_export_1.csv, 3 skipped NO_PROOF',
      'subscribed_email_audience_export_1.csv, 4 new',
      'subscribed_email_audience_export_1.csv, 5 skipped DOUBLE',
      'unsubscribed_email_audience_export_1.csv, 2 updated STAYS_OUT_LEFT',
      'unsubscribed_email_audience_export_1.csv, 3 skipped STAYS_OUT_COMPLAINED',
      'cleaned_email_audience_export_1.csv, 2 skipped STAYS_OUT_BOUNCED',
    ]);
    expect(await subscriptions()).toEqual(['left@example.com ended', 'ruth@example.com confirmed {books}']);
    expect(await readers()).toEqual(['ruth@example.com']);
    expect(await suppressions()).toEqual(['angry@example.com complained', 'gone@example.com bounced']);
    const { rows } = await shop.pool.query(
      `SELECT o.source, o.consent, o.details FROM subscription_origins o
      JOIN newsletter_subscriptions s ON s.id = o.subscription_id WHERE s.email = 'ruth@example.com'`,
    );
    expect(rows).toEqual([
      {
        source: 'mailchimp',
        consent: { at: '2024-03-01T10:00:00.000Z', ip: '192.0.2.7', page: null },
        details: { 'First Name': 'Ruth', CONFIRM_TIME: '2024-03-01 10:05:00', TAGS: '"books","VIP"' },
      },
    ]);
    // No email is sent.
    expect(await rowsOf('SELECT letter AS it FROM mail_deliveries')).toEqual([]);
    // A later import revives none of them.
    const all = ['left', 'angry', 'gone'].map((name) => `${name}@example.com,2025-06-01,1.2.3.4`);
    const later = await imports.run('subscribers', [table(`email,optin time,optin ip\n${all.join('\n')}`)]);
    expect(later.counts.outcomes).toEqual({ skipped: 3 });
    expect(await readers()).toEqual(['ruth@example.com']);
  });

  it('change nothing when they come again, or keep what is new', async () => {
    const [subscribed] = mailchimp;
    await imports.run('subscribers', mailchimp.slice(0, 1));
    const again = await imports.run('subscribers', mailchimp.slice(0, 1));
    expect(again.counts.outcomes).toEqual({ unchanged: 2, skipped: 2 });
    const changed = { ...subscribed!, content: subscribed!.content.replace(',Ruth,', ',Ruthie,') };
    expect((await imports.run('subscribers', [changed])).counts.outcomes).toEqual({
      updated: 1,
      unchanged: 1,
      skipped: 2,
    });
  });

  it('can be undone as a whole, except for those who decided here since', async () => {
    await shop.pool.query(`INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
      VALUES ('own', 'left@example.com', 'confirmed', '2020-01-01Z', '2020-01-01Z');
      INSERT INTO newsletters (email) VALUES ('left@example.com')`);
    const before = [await subscriptions(), await readers(), await suppressions()];
    const { id } = await imports.run('subscribers', mailchimp);
    expect(await readers()).toEqual(['ruth@example.com']);
    await imports.undo(id);
    expect([await subscriptions(), await readers(), await suppressions()]).toEqual(before);
    const second = await imports.run('subscribers', mailchimp.slice(0, 1));
    await shop.pool.query(
      `UPDATE newsletter_subscriptions SET status = 'ended', ended_at = now() WHERE email = 'ruth@example.com';
      DELETE FROM newsletters WHERE email = 'ruth@example.com'`,
    );
    expect((await imports.undo(second.id)).counts.undone).toEqual({ kept: 1, restored: 1 });
    expect(await subscriptions()).toEqual(['left@example.com confirmed', 'ruth@example.com ended {books}']);
  });

  it('without a proof get one confirmation request, only if she says so, and never a second one', async () => {
    const list = table('email,name\nask@example.com,Asa\nother@example.com,Oda\n');
    const without = await imports.run('subscribers', [list]);
    expect(without.counts.reasons).toEqual([{ outcome: 'skipped', code: 'NO_PROOF', count: 2 }]);
    expect(await subscriptions()).toEqual([]);
    const asked = await imports.run('subscribers', [list], { asksOthers: true });
    expect(asked.counts.reasons).toEqual([{ outcome: 'new', code: 'ASKED', count: 2 }]);
    await eventually('both emails', async () => (await staff.mailsTo('other@example.com')).length === 1);
    await eventually('both emails', async () => (await staff.mailsTo('ask@example.com')).length === 1);
    expect(await readers()).toEqual([]);
    // As the job that forgets unconfirmed addresses does.
    await shop.pool.query('DELETE FROM newsletter_subscriptions');
    const again = await imports.run('subscribers', [list], { asksOthers: true });
    expect(again.counts.reasons).toEqual([{ outcome: 'skipped', code: 'ASKED_BEFORE', count: 2 }]);
  });

  it('of Substack and Ghost are recognized', async () => {
    const substack = table(
      'email,active_subscription,expiry,plan,email_disabled,created_at\nsue@example.com,false,,other,false,2024-03-01T10:00:00.000Z\nsam@example.com,true,,yearly,true,2024-03-01T10:00:00.000Z\n',
    );
    const ghost = table(
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels\n1,gil@example.com,Gil,,true,false,,2024-03-01T10:00:00.000Z,,books\n2,gwen@example.com,Gwen,,false,false,,2024-03-01T10:00:00.000Z,,\n',
    );
    expect(await imports.run('subscribers', [substack])).toMatchObject({ source: 'substack' });
    expect(await imports.run('subscribers', [ghost])).toMatchObject({
      source: 'ghost',
      values: { tags: ['books'] },
    });
    expect(await subscriptions()).toEqual([
      'gil@example.com confirmed {books}',
      'gwen@example.com ended',
      'sam@example.com ended',
      'sue@example.com confirmed',
    ]);
  });

  it('of any table are read by a mapping, which is remembered; bad rows are named by line', async () => {
    const list = table(
      'Adresse;Seit;Ort\nmia@example.com;01.03.2024;Köln\nmia;01.03.2024;Köln\nzu kurz\n;;Bonn\n',
    );
    const { body } = await imports.upload('subscribers', list);
    expect(body).toMatchObject({ source: 'csv', columns: ['Adresse', 'Seit', 'Ort'] });
    const mapping = { Adresse: 'email', Seit: 'consentAt', Ort: 'note' };
    const { id } = await imports.run('subscribers', [list], { mapping });
    expect(await imports.rows(id)).toEqual([
      'list.csv, 2 new',
      'list.csv, 3 refused ADDRESS_INVALID',
      'list.csv, 4 refused RAGGED',
      'list.csv, 5 refused ADDRESS_MISSING',
    ]);
    expect((await imports.upload('subscribers', list)).body.options).toMatchObject({ mapping });
    for (const [wrong, sentence] of [
      [{ Adresse: 'note' }, 'Please say which column holds the email address.'],
      [{ Adresse: 'email', Seit: 'email' }, 'Two columns have the same meaning. Please choose one of them.'],
      [{ Adresse: 'email', Seit: 'constructor' }, 'Please choose from the list what each column is.'],
    ] as const)
      expect((await imports.post(body.id, 'check', { options: { mapping: wrong } })).body).toMatchObject({
        detail: sentence,
      });
  });

  it('are in privacy requests, and do not come back after an erasure', async () => {
    await imports.run('subscribers', mailchimp.slice(0, 1));
    const email = 'ruth@example.com';
    const leads = shop.app
      .get(SubjectDataSources)
      .sources.find(({ name }) => name === 'newsletter-and-messages');
    const read = await leads?.read(email, '');
    expect(read?.data['subscription']).toMatchObject({
      importedFrom: { source: 'mailchimp', consent: { ip: '192.0.2.7' }, details: { 'First Name': 'Ruth' } },
    });
    const look = await staff.post<PersonDto>('/api/admin/person', { email });
    expect(look.body.goes).toContain('Their rows in the list of imports');
    const erased = await staff.post('/api/admin/person/erase', { email, confirmation: email });
    expect(erased.status).toBe(200);
    expect(await rowsOf(`SELECT source_id AS it FROM import_rows WHERE source_id = '${email}'`)).toEqual([]);
    const again = await imports.run('subscribers', mailchimp.slice(0, 1));
    expect(again.counts.reasons).toContainEqual({ outcome: 'skipped', code: 'ERASED', count: 1 });
    expect(await subscriptions()).toEqual(['left@example.com confirmed']);
  });
});
