import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession, BUYER } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import { CONSENT_PLACE } from '../../site/consent-words.js';
import { ShownWordsLog } from '../../site/shown-words.js';
import type { SiteSettingsDto } from './site-settings.dto.js';

const CALLS = '/api/admin/settings';
const NOTICE = { isOn: true, text: 'Back on Monday.', level: 'notice', from: null, until: null };
const AS_GIVEN = { audience: 'given', hosts: [] as string[] };
const HOSTS = { checkout: AS_GIVEN, 'legal-companion': AS_GIVEN, chat: AS_GIVEN, search: AS_GIVEN };
const WORDS = { title: 'May I?', text: 'It helps me.', acceptLabel: 'Yes', declineLabel: 'No' };

describe('Site settings', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, EMBED_ANCESTORS_CHAT: 'friends.example' });
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const read = async () => (await owner.get<SiteSettingsDto>(CALLS)).body;
  const put = async (part: string, body: object) =>
    owner.put<SiteSettingsDto & { detail: string; code: string }>(`${CALLS}/${part}`, body);
  const notice = async (fields: object = {}) =>
    put('notice', { ...NOTICE, version: (await read()).notice.version, ...fields });
  const log = async () =>
    (
      await shop.pool.query(
        'SELECT action, subject_id, before, after, who FROM audit_log ORDER BY at DESC LIMIT 1',
      )
    ).rows[0];

  it('have default values at first', async () => {
    const { notice: first, embedHosts, consent } = await read();
    expect(first).toMatchObject({ version: 0, isOn: false, standing: 'off', who: null });
    expect(embedHosts.chat).toEqual({ ...AS_GIVEN, given: [`'self'`, 'friends.example'] });
    expect(consent).toMatchObject({
      words: null,
      given: { title: 'May I count your visit?' },
      isAsked: false,
    });
  });

  it('are for the owner only', async () => {
    const helper = await signInHelper(shop);
    expect((await helper.get(CALLS)).status).toBe(403);
    expect((await helper.put(`${CALLS}/notice`, { ...NOTICE, version: 0 })).status).toBe(403);
  });

  it('are stored, and changes are recorded', async () => {
    const { status, body } = await notice({ until: '2999-12-01T09:00:00+01:00' });
    expect(status).toBe(200);
    expect(body.notice).toMatchObject({ version: 1, standing: 'shown', until: '2999-12-01T08:00:00.000Z' });
    expect(await log()).toMatchObject({
      action: 'settings.changed',
      subject_id: 'site-notice',
      before: { isOn: false, text: '', until: null },
      after: { isOn: true, text: 'Back on Monday.', until: '2999-12-01T08:00:00.000Z' },
      who: expect.stringContaining('owner@example.com'),
    });
  });

  it('reject a change based on an older version, and name the conflict', async () => {
    const { version } = (await read()).notice;
    expect((await notice({ text: 'Back on Tuesday.' })).status).toBe(200);
    const { status, body } = await put('notice', { ...NOTICE, version });
    expect([status, body.code]).toEqual([409, 'SETTINGS.CHANGED']);
    expect(body.detail).toMatch(/^\S.* changed its text(, | and )?.* after you opened this page\./);
    expect((await read()).notice.text).toBe('Back on Tuesday.');
  });

  it('accept one of several concurrent changes', async () => {
    const { version } = (await read()).notice;
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((text) => put('notice', { ...NOTICE, text, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read()).notice.version).toBe(version + 1);
  });

  it('keep their version if a change has no effect', async () => {
    const { version, text } = (await read()).notice;
    expect((await notice({ text })).status).toBe(200);
    expect((await read()).notice.version).toBe(version);
  });

  it('reject a notice that would never be shown or is not text', async () => {
    for (const [fields, sentence] of [
      [{ text: '' }, 'Please write what the notice says.'],
      [{ text: '  ' }, 'Please write what the notice says.'],
      [{ text: 'x'.repeat(201) }, 'The notice must be at most 200 characters.'],
      [{ text: 'two\nlines' }, 'The notice must be on one line.'],
      [{ text: 'a\0b' }, 'The notice must be on one line.'],
      [{ text: '\ud800' }, 'The notice must be on one line.'],
      [{ text: 7 }, 'Please write the notice.'],
      [{ isOn: 'yes' }, 'Please say whether the notice is shown.'],
      [{ level: 'closed' }, 'The level is one of notice, paused.'],
      [{ until: '2020-01-01T00:00:00Z' }, 'The notice ends in the past, so nobody would see it.'],
      [
        { from: '2999-01-02T00:00:00Z', until: '2999-01-01T00:00:00Z' },
        'The notice must end after it starts.',
      ],
      [{ from: 'tomorrow' }, 'A time must be a date and a time with its zone, such as 2026-12-01T09:00:00Z.'],
      [{ version: -1 }, 'Please say which version was changed.'],
      [{ version: 1e300 }, 'Please say which version was changed.'],
    ] as const) {
      const { status, body } = await notice(fields);
      expect([fields, status, body.detail]).toEqual([fields, 400, sentence]);
    }
  });

  it('store embedding hosts without duplicates, and reject invalid ones', async () => {
    const chat = {
      audience: 'listed',
      hosts: ['https://Friends.example/', '*.books.example', 'https://friends.example'],
    };
    const kept = await put('embed-hosts', { ...HOSTS, chat, version: 0 });
    expect(kept.body.embedHosts.chat).toMatchObject({
      hosts: ['https://friends.example', '*.books.example'],
    });
    const { version } = kept.body.embedHosts;
    for (const hosts of [
      ['*.com'],
      ['x.example; script-src *'],
      ['\ud800\0'],
      Array(51).fill('a.example'),
      'a',
      [7],
      null,
    ]) {
      const wrong = { ...HOSTS, search: { audience: 'listed', hosts }, version };
      expect([hosts, (await put('embed-hosts', wrong)).status]).toEqual([hosts, 400]);
    }
    expect((await put('embed-hosts', { version })).status).toBe(400);
    expect((await put('embed-hosts', { ...HOSTS, checkout: 'everyone', version })).status).toBe(400);
    expect((await read()).embedHosts.version).toBe(version);
  });

  it('store own consent words, and restore the default ones', async () => {
    const own = await put('consent-words', { words: WORDS, version: 0 });
    expect(own.body.consent.words).toEqual(WORDS);
    expect((await put('consent-words', { words: { ...WORDS, title: '' }, version: 1 })).body.detail).toBe(
      'Please write the question.',
    );
    expect((await put('consent-words', { words: 'mine', version: 1 })).status).toBe(400);
    expect((await put('consent-words', { words: null, version: 1 })).body.consent.words).toBeNull();
  });

  it('list the consent words shown over time', async () => {
    const shown = shop.app.get(ShownWordsLog);
    for (const words of [WORDS, WORDS, { ...WORDS, title: 'Please?' }])
      await shown.record(CONSENT_PLACE, words);
    expect((await read()).consent.shown.map(({ words }) => words.title)).toEqual(['Please?', 'May I?']);
  });

  it('start no payment while paused, and answer with the notice', async () => {
    const visitor = new ApiSession(shop);
    const secret = await visitor.startPayment();
    expect((await notice({ level: 'paused', text: 'Moving house: back on Monday.' })).status).toBe(200);
    const input = { productId: 'finding-peace-ebook', ...BUYER };
    const refused = await visitor.post('/api/create-payment-intent', input);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'SITE.PAUSED', detail: 'Moving house: back on Monday.' },
    });
    const unknown = await visitor.post('/api/create-payment-intent', { ...input, productId: 'no-such-book' });
    expect(unknown.body).toMatchObject({ code: 'SITE.PAUSED' });
    // A payment that was started earlier can be completed.
    expect((await visitor.pay(secret)).body.status).toBe('succeeded');
    expect((await notice({ from: '2999-01-01T00:00:00Z', level: 'paused' })).status).toBe(200);
    expect((await visitor.post('/api/create-payment-intent', input)).status).toBe(200);
  });
});
