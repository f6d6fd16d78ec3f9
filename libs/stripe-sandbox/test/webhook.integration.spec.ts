import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { createStripeSandbox, type SandboxLogLine } from '../src/index.js';
import { claimDue, findNextDue, recordTry } from '../src/webhooks/deliveries.js';
import { deliverWebhooks } from '../src/webhooks/webhook-delivery.js';
import { MOUNT, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

interface Message {
  body: string;
  signature: string;
}

async function receiver(statuses: number[] = []) {
  const messages: Message[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      messages.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(statuses.shift() ?? 200, { Location: '/elsewhere' }).end();
      for (const { count, resolve } of waiting) if (messages.length >= count) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    received: (count: number) =>
      new Promise<void>((resolve) => {
        if (messages.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

let running: RunningSandbox;
const open: { close?(): Promise<void>; stop?(): Promise<void> }[] = [];
const keep = <T extends { close(): Promise<void> } | { stop(): Promise<void> }>(thing: T): T => {
  open.unshift(thing);
  return thing;
};

beforeEach(async () => {
  running = await runSandbox();
});
afterEach(async () => {
  for (const thing of open.splice(0)) await (thing.stop ?? thing.close)?.();
  await running.close();
});

const intent = (description = 'Ünïcode – “quoted”') =>
  running.stripe.paymentIntents.create({ amount: 1999, currency: 'usd', description });
const eventOf = ({ body, signature }: Message) =>
  Stripe.webhooks.constructEvent(body, signature, running.keys.webhookSecret);
const quiet = () => undefined;

describe('webhooks', () => {
  it('contain the event with a signature that the SDK accepts', async () => {
    const hook = keep(await receiver());
    const made = await intent();
    const sandbox = createStripeSandbox({
      pool: running.pool,
      publicUrl: 'http://a',
      mountPath: MOUNT,
      webhookUrl: hook.url,
    });
    keep(sandbox.startWebhookDelivery());
    await hook.received(1);
    const [message] = hook.messages;
    if (!message) throw new Error('no message');
    const event = eventOf(message);
    expect(event).toMatchObject({ type: 'payment_intent.created', livemode: false });
    expect(event.data.object).toMatchObject({ id: made.id, description: 'Ünïcode – “quoted”' });
    expect(() => Stripe.webhooks.constructEvent(message.body, message.signature, 'whsec_other')).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
    await expect(running.stripe.events.retrieve(event.id)).resolves.toMatchObject({ id: event.id });
  });

  it('are sent immediately, without waiting for the sweep', async () => {
    const hook = keep(await receiver());
    keep(deliverWebhooks({ pool: running.pool, url: hook.url, log: quiet, sweepMs: 3_600_000 }));
    await intent('first');
    await hook.received(1);
    await intent('second');
    await hook.received(2);
    expect(hook.messages).toHaveLength(2);
  });

  it('are found by the sweep if the notification is lost', async () => {
    const hook = keep(await receiver());
    keep(deliverWebhooks({ pool: running.pool, url: hook.url, log: quiet, sweepMs: 20 }));
    await intent('first');
    await hook.received(1);
    const endListening = `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`;
    // The sweep may run before the listener.
    for (let ended = 0; ended === 0;) ended = (await running.pool.query(endListening)).rowCount ?? 0;
    await intent('second');
    await hook.received(2);
    expect(hook.messages).toHaveLength(2);
  });

  it('are retried, each time with a new signature, until the receiver accepts', async () => {
    const hook = keep(await receiver([500, 302, 400]));
    const log: SandboxLogLine[] = [];
    await intent();
    const delivery = deliverWebhooks({
      pool: running.pool,
      url: hook.url,
      log: (line) => log.push(line),
      retryDelaysMs: [5, 5, 5, 5],
    });
    await hook.received(4);
    await delivery.stop();
    expect(log).toMatchObject([
      { kind: 'webhook', attempt: 1, status: 500, error: expect.any(String) },
      { attempt: 2, status: 302 },
      { attempt: 3, status: 400 },
      { attempt: 4, status: 200, error: null, nextAttemptAt: null },
    ]);
    expect(new Set(hook.messages.map((message) => eventOf(message).id)).size).toBe(1);
    expect(await findNextDue(running.pool)).toEqual({ ms: null, isBankDue: false });
    const { data } = await running.stripe.events.list({ delivery_success: true });
    expect(data).toMatchObject([{ pending_webhooks: 0 }]);
  });

  it('wait longer after each failure, and end as failed', async () => {
    const hook = keep(await receiver([500, 500]));
    await intent();
    const options = { pool: running.pool, url: hook.url, log: quiet, retryDelaysMs: [5] };
    const delivery = keep(deliverWebhooks(options));
    await hook.received(2);
    await delivery.stop();
    expect(await findNextDue(running.pool)).toEqual({ ms: null, isBankDue: false });
    const { data } = await running.stripe.events.list({ delivery_success: false });
    expect(data).toMatchObject([{ pending_webhooks: 0 }]);
  });

  it('survive a receiver that is not running yet', async () => {
    const hook = keep(await receiver());
    await intent();
    let asked = 0;
    const url = () => (asked++ === 0 ? 'http://127.0.0.1:1/nobody' : hook.url());
    keep(deliverWebhooks({ pool: running.pool, url, log: quiet, retryDelaysMs: [5, 5] }));
    await hook.received(1);
    expect(hook.messages).toHaveLength(1);
  });

  it('are sent once each, with any number of processes', async () => {
    const hook = keep(await receiver());
    await Promise.all(Array.from({ length: 30 }, (_, index) => intent(`book ${index}`)));
    const deliveries = Array.from({ length: 4 }, () =>
      deliverWebhooks({ pool: running.pool, url: hook.url, log: quiet }),
    );
    await hook.received(30);
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
    expect(new Set(hook.messages.map((message) => eventOf(message).id)).size).toBe(30);
    expect(hook.messages).toHaveLength(30);
  });

  it('fall due again if the delivering process dies', async () => {
    await intent();
    const [lost] = await claimDue(running.pool, 10, 0);
    const [again] = await claimDue(running.pool, 10, 60_000);
    expect([lost?.attempt, again?.attempt]).toEqual([1, 2]);
    expect(await claimDue(running.pool, 10, 60_000)).toEqual([]);
    if (!lost) throw new Error('nothing was due');
    await recordTry(running.pool, lost, { status: 200, error: null, retryInMs: undefined });
    expect((await findNextDue(running.pool)).ms).toBeGreaterThan(0);
  });

  it('exist only for committed changes', async () => {
    await expect(
      running.stripe.paymentIntents.create({ amount: 1999, currency: 'usd', expand: ['nothing'] }),
    ).rejects.toMatchObject({ statusCode: 400 });
    expect(await claimDue(running.pool, 10, 0)).toEqual([]);
  });
});
