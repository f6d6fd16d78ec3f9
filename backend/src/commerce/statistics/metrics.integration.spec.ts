import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { appModule } from '../../app.module.js';
import { readConfiguration } from '../../platform/config/read-configuration.js';
import { MetricsPort } from '../../platform/health/metrics-port.js';
import { directAccess } from '../../testing/direct-access.js';
import { eventually } from '../../testing/eventually.js';
import { freePort } from '@lectern/embedded-postgres/servers';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ApiSession } from '../../testing/api-session.js';

const HOUR_S = 3600;

async function scrape(url: string): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('The metrics of a shop without a worker', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ROLE: 'web' });
    visitor = new ApiSession(shop);
    // A successful payment is settled by its webhook and leaves no job, so this one is declined.
    await visitor.pay(await visitor.startPayment(), 'pm_card_visa_chargeDeclined');
    await eventually(
      'the event of the payment',
      async () => (await shop.pool.query(`SELECT FROM outbox WHERE job = 'settle-payment'`)).rowCount,
    );
    await shop.pool.query(`UPDATE outbox SET created_at = now() - interval '1 hour'`);
    await shop.pool.query(`UPDATE orders SET created_at = now() - interval '1 hour'`);
  });
  afterAll(() => shop.stop());

  it('show stuck jobs and their age', async () => {
    const numbers = await scrape(shop.url);
    expect(numbers.get('lectern_jobs_open{job_name="settle-payment",state="waiting"}')).toBeGreaterThan(0);
    expect(numbers.get('lectern_job_oldest_seconds{job_name="settle-payment"}')).toBeGreaterThanOrEqual(
      HOUR_S,
    );
    expect(numbers.get('lectern_job_oldest_seconds{job_name="send-order-mail"}')).toBe(0);
  });

  it('distinguish failed jobs from scheduled ones', async () => {
    await shop.pool.query(
      `INSERT INTO outbox (job, payload, due_at, failed_at, created_at) VALUES
         ('deliver-order', '{}', now() + interval '1 hour', NULL, now() - interval '1 day'),
         ('send-order-mail', '{}', NULL, now(), now() - interval '1 day')`,
    );
    const numbers = await scrape(shop.url);
    await shop.pool.query(`DELETE FROM outbox WHERE payload = '{}'`);
    expect(numbers.get('lectern_jobs_open{job_name="deliver-order",state="later"}')).toBe(1);
    expect(numbers.get('lectern_job_oldest_seconds{job_name="deliver-order"}')).toBe(0);
    expect(numbers.get('lectern_jobs_open{job_name="send-order-mail",state="failed"}')).toBe(1);
    expect(numbers.get('lectern_job_oldest_seconds{job_name="send-order-mail"}')).toBeGreaterThan(
      23 * HOUR_S,
    );
  });

  it('show pending payments and unprocessed events', async () => {
    const numbers = await scrape(shop.url);
    expect(numbers.get('lectern_orders{status="pending"}')).toBe(1);
    expect(numbers.get('lectern_orders{status="refunded"}')).toBe(0);
    expect(numbers.get('lectern_order_oldest_seconds{status="pending"}')).toBeGreaterThanOrEqual(HOUR_S);
    expect(numbers.get('lectern_payment_events{state="unsettled"}')).toBeGreaterThan(0);
    expect(numbers.get('lectern_payment_event_last_seconds')).toBeLessThan(HOUR_S);
  });

  it('count requests by route, and no unknown paths', async () => {
    await fetch(`${shop.url}/no-such-page-ruth`);
    await fetch(`${shop.url}/`);
    const numbers = await scrape(shop.url);
    const count = (labels: string) => numbers.get(`lectern_http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/",status="200"')).toBe(1);
    expect(count('method="GET",route="(none)",status="404"')).toBe(1);
    expect(count('method="POST",route="/api/create-payment-intent",status="200"')).toBe(1);
    expect(count('method="POST",route="/sandbox/stripe/*",status="402"')).toBe(1);
    expect([...numbers.keys()].join()).not.toContain('ruth');
  });

  it('show the event loop’s delay and the process’s resources', async () => {
    const numbers = await scrape(shop.url);
    expect(numbers.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(numbers.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('omit values that cannot be read, and report it', async () => {
    await shop.pool.query('ALTER TABLE orders RENAME TO orders_away');
    const numbers = await scrape(shop.url);
    await shop.pool.query('ALTER TABLE orders_away RENAME TO orders');
    expect(numbers.get('lectern_source_up{source="shop"}')).toBe(0);
    expect(numbers.get('lectern_source_up{source="outbox"}')).toBe(1);
    expect(numbers.has('lectern_order_mail_unsent_seconds')).toBe(false);
    expect(numbers.has('lectern_orders{status="pending"}')).toBe(false);
    expect((await scrape(shop.url)).get('lectern_source_up{source="shop"}')).toBe(1);
  });

  it('have a request id in each response, the proxy’s if it is valid', async () => {
    const idFor = async (address: string, id?: string) =>
      (await fetch(`${shop.url}${address}`, id ? { headers: { 'x-request-id': id } } : {})).headers.get(
        'x-request-id',
      );
    for (const address of ['/', '/healthz', '/no-such-page', '/sandbox/stripe/v1/none']) {
      expect(await idFor(address)).toMatch(/^[0-9a-f-]{36}$/);
      expect(await idFor(address, 'proxy-1:4711')).toBe('proxy-1:4711');
      expect(await idFor(address, 'ruth@example.com')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('The metrics of a shop with a failing mail server', () => {
  let shop: RunningShop;
  let metricsUrl: string;

  beforeAll(async () => {
    const [smtpPort, metricsPort] = [await freePort(), await freePort()];
    metricsUrl = `http://127.0.0.1:${metricsPort}`;
    shop = await openShop({
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: 'https://books.example',
      ALLOW_STAND_INS: 'payments',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => shop.stop());

  it('show waiting emails and failed attempts', async () => {
    const visitor = new ApiSession(shop);
    await visitor.pay(await visitor.startPayment());
    await eventually('a failed try', async () => {
      const counted = await scrape(metricsUrl);
      return (
        counted.get('lectern_orders{status="fulfilled"}') === 1 &&
        (counted.get('lectern_job_runs_total{job_name="send-order-mail",result="failed"}') ?? 0) > 0
      );
    });
    await shop.pool.query(`UPDATE orders SET completed_at = now() - interval '1 hour'`);
    const numbers = await scrape(metricsUrl);
    expect(numbers.get('lectern_order_mails{state="unsent"}')).toBe(1);
    expect(numbers.get('lectern_order_mails{state="sent"}')).toBe(0);
    expect(numbers.get('lectern_order_mail_unsent_seconds')).toBeGreaterThanOrEqual(HOUR_S);
    expect(numbers.get('lectern_mails_total{result="failed"}')).toBeGreaterThan(0);
    expect(numbers.get('lectern_orders{status="fulfilled"}')).toBe(1);
  });

  it('tell a mail server that does not answer from Stripe, which does', async () => {
    const numbers = await scrape(metricsUrl);
    const last = (labels: string) => numbers.get(`lectern_service_last_call_timestamp_seconds{${labels}}`);
    expect(last('service="smtp",result="failed"')).toBeGreaterThan(Date.now() / 1_000 - HOUR_S);
    expect(last('service="smtp",result="answered"')).toBeUndefined();
    expect(last('service="stripe",result="answered"')).toBeGreaterThan(Date.now() / 1_000 - HOUR_S);
    const calls = (labels: string) => numbers.get(`lectern_service_call_duration_seconds_count{${labels}}`);
    expect(calls('service="stripe",operation="POST payment_intents",result="ok"')).toBeGreaterThan(0);
    expect(calls('service="smtp",operation="send",result="failed"')).toBeGreaterThan(0);
    expect([...numbers.keys()].join()).not.toMatch(/pi_|@/);
  });

  it('name the program, its connections and its disk', async () => {
    const numbers = await scrape(metricsUrl);
    const node = process.versions.node;
    const [build = ''] = [...numbers.keys()].filter((key) => key.startsWith('lectern_build_info'));
    expect(build).toMatch(new RegExp(`version="\\d+\\.\\d+\\.\\d+",commit="",node="${node}"`));
    for (const pool of ['visitors', 'jobs', 'store']) {
      const [used, idle, waiting] = ['used', 'idle', 'waiting'].map((state) =>
        numbers.get(`lectern_database_connections{pool="${pool}",state="${state}"}`),
      );
      const max = numbers.get(`lectern_database_connections_max{pool="${pool}"}`);
      expect((used ?? NaN) + (idle ?? NaN)).toBeLessThanOrEqual(max ?? 0);
      expect(waiting).toBe(0);
    }
    expect(numbers.get('lectern_disk_free_bytes')).toBeGreaterThan(0);
    expect(numbers.get('lectern_disk_size_bytes')).toBeGreaterThan(
      numbers.get('lectern_disk_free_bytes') ?? 0,
    );
  });

  it('all are in the docs, and those of docs and alerts exist', async () => {
    const body = await (await fetch(`${metricsUrl}/metrics`)).text();
    const exposed = [...body.matchAll(/^# HELP (lectern_\w+)/gm)].map(([, name]) => name);
    const namesIn = (text: string) => [...text.matchAll(/\blectern_\w+/g)].map(([name]) => name);
    const [docs = '', rules = ''] = ['docs/operating.md', 'deploy/prometheus-rules.yml'].map((file) =>
      readFileSync(path.resolve(import.meta.dirname, '../../../..', file), 'utf8'),
    );
    const rows = docs.split('\n').filter((line) => line.startsWith('| `lectern_'));
    const documented = rows.flatMap((row) => namesIn(row.split('|', 2).join('|')));
    const named = namesIn(rules).map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(exposed.sort()).toEqual(documented.sort());
    expect(documented).toEqual(expect.arrayContaining(named));
  });

  it('are not on the site’s port', async () => {
    const answer = await fetch(`${shop.url}/metrics`, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('lectern_');
  });

  it('are on a port with health checks and nothing else', async () => {
    const ask = async (address: string) => (await fetch(`${metricsUrl}${address}`)).status;
    expect(await Promise.all(['/healthz', '/readyz', '/', '/api/products'].map(ask))).toEqual([
      200, 200, 404, 404,
    ]);
  });
});

describe('A public site without a metrics port', () => {
  it('does not expose metrics', async () => {
    const shop = await openShop({ PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail' });
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
    await shop.stop();
  });
});

describe('A worker with a metrics port', () => {
  let shop: RunningShop;
  let worker: INestApplicationContext;
  let url: string;

  beforeAll(async () => {
    shop = await openShop({ ROLE: 'web' });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const environment = {
      ROLE: 'worker',
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.configuration.dataDir,
    };
    const configuration = readConfiguration(environment, { mailFrom: 'hello@eleanormarsh.example' });
    worker = await NestFactory.createApplicationContext(
      appModule(configuration, directAccess(configuration)),
      {
        logger: false,
        abortOnError: false,
      },
    );
    await worker.get(MetricsPort).open(port);
  });
  afterAll(async () => {
    await worker.close();
    await shop.stop();
  });

  it('answers health checks there, without pages', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', jobs: 'ok', disk: 'ok' },
      missing: [],
      degraded: [],
    });
  });

  it('counts its jobs', async () => {
    const visitor = new ApiSession(shop);
    await visitor.pay(await visitor.startPayment());
    await visitor.mails(1);
    await eventually('the count', async () =>
      (await scrape(url)).get('lectern_job_runs_total{job_name="send-order-mail",result="done"}'),
    );
    // Emails of the buyer and the owner.
    await eventually(
      'both emails to be counted',
      async () => (await scrape(url)).get('lectern_mails_total{result="sent"}') === 2,
    );
  });
});
