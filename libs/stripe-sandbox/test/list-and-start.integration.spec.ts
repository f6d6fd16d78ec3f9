import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { disposablePool, openTestDatabase } from '@lectern/embedded-postgres/testing';
import { createStripeSandbox } from '../src/index.js';
import { MOUNT, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

describe('lists', () => {
  let running: RunningSandbox;
  const ids: string[] = [];
  beforeAll(async () => {
    running = await runSandbox();
    for (let amount = 100; amount < 105; amount += 1) {
      ids.unshift((await running.stripe.paymentIntents.create({ amount, currency: 'usd' })).id);
    }
  });
  afterAll(() => running.close());
  const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

  it('are newest first, in pages that the SDK can follow', async () => {
    const first = await running.stripe.paymentIntents.list({ limit: 2 });
    expect([idsOf(first), first.has_more, first.url]).toEqual([ids.slice(0, 2), true, '/v1/payment_intents']);
    const all = await running.stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it('go backward too', async () => {
    const page = await running.stripe.paymentIntents.list({ ending_before: String(ids[3]), limit: 2 });
    expect([idsOf(page), page.has_more]).toEqual([ids.slice(1, 3), true]);
  });

  it('are filtered by time', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(idsOf(await running.stripe.paymentIntents.list({ created: { gte: now + 60 } }))).toEqual([]);
    expect(idsOf(await running.stripe.paymentIntents.list({ created: { gte: now - 60, lte: now } }))).toEqual(
      ids,
    );
  });

  it('of events are filtered by type, also by a pattern', async () => {
    const { stripe } = running;
    expect((await stripe.events.list({ type: 'payment_intent.*' })).data).toHaveLength(5);
    expect((await stripe.events.list({ type: 'charge.*' })).data).toEqual([]);
    expect(
      (await stripe.events.list({ types: ['payment_intent.created', 'charge.failed'] })).data,
    ).toHaveLength(5);
    expect((await stripe.events.list({ type: 'payment_intentXcreated' })).data).toEqual([]);
  });

  it('reject a page that is too large or has an unknown start', async () => {
    await expect(running.stripe.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({
      param: 'limit',
    });
    await expect(running.stripe.paymentIntents.list({ starting_after: 'pi_none' })).rejects.toMatchObject({
      statusCode: 404,
      param: 'starting_after',
    });
  });
});

describe('concurrent starts', () => {
  it('create one schema and share one set of keys', async () => {
    const { url, close } = await openTestDatabase();
    const pools = Array.from({ length: 6 }, () => disposablePool(url, 2));
    try {
      const sandboxes = pools.map((pool) =>
        createStripeSandbox({ pool, publicUrl: 'http://a', mountPath: MOUNT }),
      );
      await Promise.all(sandboxes.map((sandbox) => sandbox.migrate()));
      const keys = await Promise.all(sandboxes.map((sandbox) => sandbox.keys()));
      expect(new Set(keys.map((set) => JSON.stringify(set))).size).toBe(1);
      expect(keys[0]).toMatchObject({
        secretKey: expect.stringMatching(/^sk_test_\w{48}$/),
        publishableKey: expect.stringMatching(/^pk_test_\w{48}$/),
        webhookSecret: expect.stringMatching(/^whsec_\w{32}$/),
      });
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      await close();
    }
  });

  it('sign with the given webhook secret, and keep their keys', async () => {
    const { pool, close } = await openTestDatabase();
    pool.on('error', () => undefined);
    try {
      const options = { pool, publicUrl: 'http://a', mountPath: MOUNT };
      const plain = createStripeSandbox(options);
      await plain.migrate();
      const before = await plain.keys();
      const given = createStripeSandbox({ ...options, webhookSecret: 'whsec_given' });
      await given.migrate();
      await plain.migrate();
      expect(await plain.keys()).toEqual({ ...before, webhookSecret: 'whsec_given' });
    } finally {
      await close();
    }
  });
});
