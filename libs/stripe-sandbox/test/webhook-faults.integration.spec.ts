import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createStripeSandbox, type WebhookFaults } from '../src/index.js';
import { claimDue } from '../src/webhooks/deliveries.js';
import { deliverWebhooks } from '../src/webhooks/webhook-delivery.js';
import { deliveryDelays } from '../src/webhooks/webhook-faults.js';
import { MOUNT, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
beforeEach(async () => {
  running = await runSandbox();
});
afterEach(() => running.close());

/** Delivers until nothing is due, ignoring due times, and returns the sent events in order. */
async function deliverAll(faults: WebhookFaults, processes = 1): Promise<string[]> {
  const posted: string[] = [];
  const { pool } = running;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const look = async () => {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from stripe_sandbox.webhook_deliveries where next_attempt_at is not null',
    );
    if (rows[0]?.open === 0) settle();
  };
  const deliveries = Array.from({ length: processes }, () =>
    deliverWebhooks({
      pool,
      url: () => 'http://receiver.invalid',
      faults,
      log: () => void look(),
      carry: (_url, { eventId }) => {
        posted.push(eventId);
        return Promise.resolve(200);
      },
    }),
  );
  await settled;
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
  return posted;
}

async function makeEvents(count: number): Promise<string[]> {
  for (let index = 0; index < count; index += 1) {
    await running.stripe.paymentIntents.create({
      amount: 1999,
      currency: 'usd',
      description: `book ${index}`,
    });
  }
  const { data } = await running.stripe.events.list({ limit: 100 });
  return data.map(({ id }) => id).reverse();
}

describe('webhook faults', () => {
  it('drop, duplicate, and deliver events as configured, with any number of processes', async () => {
    const faults = { seed: 5, drop: 0.3, double: 0.3, delay: 0.3, delayMs: [1, 20] } as const;
    const ids = await makeEvents(30);
    const posted = await deliverAll(faults, 3);
    const expected = ids.flatMap((id) => deliveryDelays(faults, id).map(() => id));
    expect(posted.sort()).toEqual(expected.sort());
    expect(new Set(expected).size).toBeLessThan(ids.length);
    expect(expected.length).toBeGreaterThan(new Set(expected).size);
  });

  it('leave dropped events in the list of events, as undelivered', async () => {
    const [lost] = await makeEvents(1);
    expect(await deliverAll({ seed: 1, drop: 1 })).toEqual([]);
    const { data } = await running.stripe.events.list({ delivery_success: false });
    expect(data).toMatchObject([{ id: lost, pending_webhooks: 0 }]);
  });

  it('let later events overtake a held one', async () => {
    const ids = await makeEvents(40);
    const faults = { seed: 2, reorder: 0.5, reorderMs: 200 };
    const isHeld = (id: string) => deliveryDelays(faults, id)[0] !== 0;
    const posted = await deliverAll(faults);
    expect([...posted].sort()).toEqual([...ids].sort());
    const held = ids.find(isHeld) ?? '';
    const next = ids.slice(ids.indexOf(held)).find((id) => !isHeld(id)) ?? '';
    expect(posted.indexOf(held)).toBeGreaterThan(posted.indexOf(next));
    expect(posted).toEqual(expect.arrayContaining([held, next]));
  });

  it('store a delay as a due time in the database, so that no process has to wait', async () => {
    await makeEvents(1);
    const { pool } = running;
    const [due] = await claimDue(pool, 1, 60_000);
    expect(due?.fated).toBe(false);
    await pool.query('update stripe_sandbox.webhook_deliveries set attempts = 0, next_attempt_at = now()');
    const hour = 3_600_000;
    const seen: string[] = [];
    const delivery = deliverWebhooks({
      pool,
      url: () => 'http://receiver.invalid',
      faults: { seed: 1, delay: 1, delayMs: [hour, hour] },
      log: () => undefined,
      carry: (_url, { eventId }) => {
        seen.push(eventId);
        return Promise.resolve(200);
      },
    });
    // Stopping waits for the current round, which postpones the webhook.
    await delivery.stop();
    const { rows } = await pool.query(
      `select fated, attempts, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
       from stripe_sandbox.webhook_deliveries`,
    );
    expect([seen, rows]).toEqual([[], [{ fated: true, attempts: 0, minutes: 60 }]]);
  });

  it('are rejected immediately if invalid', () => {
    const { pool } = running;
    const faults = { seed: 1, drop: 2 };
    expect(() => createStripeSandbox({ pool, publicUrl: 'http://a', mountPath: MOUNT, faults })).toThrow(
      'faults.drop must be from 0 to 1, not 2.',
    );
  });
});
