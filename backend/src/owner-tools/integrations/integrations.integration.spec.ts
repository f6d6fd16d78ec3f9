import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { freePort } from '@lectern/embedded-postgres/servers';
import Stripe from 'stripe';

import { MailServer } from '../../testing/mail-server.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import { stripeSilence } from '../../testing/stripe-answers.js';
import type { ConnectionDto, ConnectionTestDto } from './integrations.dto.js';

const CALLS = '/api/admin/connections';
const SETTINGS = '/api/checkout/settings';
const KEY = 'sk_test_a_secret_key';

describe('Integrations', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, DATABASE_URL: '' });
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const test = (id: string) => owner.post<ConnectionTestDto>(`${CALLS}/${id}/test`);

  it('are listed with their state and the settings that connect the real service', async () => {
    const { body } = await owner.get<ConnectionDto[]>(CALLS);
    expect(body.map(({ id, state }) => `${id}: ${state}`)).toEqual([
      'payments: stand-in',
      'mail: stand-in',
      'files: built-in',
      'speech: built-in',
      'database: built-in',
      'jobs: built-in',
    ]);
    expect(body[0]).toMatchObject({
      standing: expect.stringContaining('nobody is charged'),
      advice: expect.stringContaining('stripe.com'),
      variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    });
    expect(body[1]).toMatchObject({
      standing: expect.stringContaining('isn’t sending emails'),
      advice: expect.any(String),
      variables: ['SMTP_URL', 'MAIL_FROM'],
    });
    const helper = await signInHelper(shop);
    expect((await helper.get(CALLS)).status).toBe(403);
    expect((await helper.post(`${CALLS}/mail/test`)).status).toBe(403);
  });

  it('are each really checked', async () => {
    for (const [id, sentence] of [
      ['database', /^PostgreSQL \d+\.\d+ answers in \d+ ms\.$/],
      ['jobs', /^It answers in \d+ ms: \d+ waiting, \d+ running\.$/],
      ['files', 'We saved, read and removed a small file.'],
      ['payments', 'Test mode works. No card is charged.'],
      ['speech', 'The voice of the site has spoken two words.'],
      ['mail', 'We kept an email to owner@example.com on this machine.'],
    ] as const) {
      const { body } = await test(id);
      expect([id, body.isWell]).toEqual([id, true]);
      expect(body.sentence).toMatch(sentence);
    }
    expect(await readdir(shop.mailDir)).toHaveLength(1);
    expect(await readdir(path.join(shop.configuration.dataDir, 'files', 'connection-tests'))).toEqual([]);
    const { rows } = await shop.pool.query(
      "SELECT subject_id, after FROM audit_log WHERE action = 'connection.tested'",
    );
    expect(rows).toHaveLength(6);
    expect(rows).toContainEqual({ subject_id: 'mail', after: { isWell: true } });
  });

  it('fail their check in test mode too while the sandbox does not answer', async () => {
    const asking = jest.spyOn(shop.app.get(Stripe).paymentIntents, 'list');
    asking.mockRejectedValueOnce(stripeSilence());
    expect((await test('payments')).body.isWell).toBe(false);
    asking.mockRestore();
  });

  it('use Stripe and a mail server if configured', async () => {
    const settingsOf = async ({ url }: RunningShop) =>
      (await (await fetch(`${url}${SETTINGS}`)).json()) as { countries: string[] };
    const sandbox = await settingsOf(shop);
    expect(sandbox).toMatchObject({ mode: 'sandbox', sandboxUrl: expect.any(String) });
    const mailServer = new MailServer();
    const real = await openShop({
      ...OWNER,
      SMTP_URL: await mailServer.open(),
      STRIPE_SECRET_KEY: KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_for_everybody',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_our_own',
    });
    try {
      expect(await settingsOf(real)).toMatchObject({
        mode: 'stripe',
        publishableKey: 'pk_test_for_everybody',
        sandboxUrl: null,
        countries: sandbox.countries,
      });
      const owner = await signInOwner(real);
      const [payments, mail] = (await owner.get<ConnectionDto[]>(CALLS)).body;
      expect(payments).toMatchObject({
        ...{ id: 'payments', state: 'connected', advice: null },
        standing: 'Stripe takes cards and pays into your account there.',
      });
      expect(mail).toMatchObject({
        state: 'connected',
        standing: 'Your mail server sends the site’s emails.',
        advice: null,
      });
      const mailed = await owner.post<ConnectionTestDto>(`${CALLS}/mail/test`);
      expect(mailed.body.sentence).toMatch(/^The mail server accepted an email to owner@example\.com/);
      expect(mailServer.to('owner@example.com')[0]?.text).toContain('It worked');
      const asking = jest.spyOn(real.app.get(Stripe).balance, 'retrieve');
      for (const [livemode, sentence] of [
        [true, 'Stripe is connected, and cards are charged.'],
        [false, 'Stripe is connected with a test key. No card is charged yet.'],
      ] as const) {
        asking.mockResolvedValueOnce({ livemode } as never);
        const { body } = await owner.post<ConnectionTestDto>(`${CALLS}/payments/test`);
        expect(body).toMatchObject({ isWell: true, sentence });
      }
      asking.mockRestore();
    } finally {
      await real.stop();
      await mailServer.close();
    }
  });

  it('are rate limited, and an unknown one is not found', async () => {
    expect((await test('telegraph')).status).toBe(404);
    let status = 200;
    for (let tries = 0; tries < 11 && status === 200; tries += 1) ({ status } = await test('jobs'));
    expect(status).toBe(429);
  });

  it('explain a failed check without secrets', async () => {
    const port = await freePort();
    const broken = await openShop({
      ...OWNER,
      SMTP_URL: `smtp://lectern:${KEY}@127.0.0.1:${port}`,
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    });
    try {
      const owner = await signInOwner(broken);
      for (const id of ['mail', 'speech']) {
        const { body } = await owner.post<ConnectionTestDto>(`${CALLS}/${id}/test`);
        expect([id, body.isWell]).toEqual([id, false]);
        expect(body.sentence).toMatch(/^\S.{20,}/);
        expect(body.sentence).not.toContain(KEY);
      }
      expect(JSON.stringify((await owner.get(CALLS)).body)).not.toContain(KEY);
    } finally {
      await broken.stop();
    }
  });
});
