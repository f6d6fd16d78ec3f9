import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase } from '@lectern/embedded-postgres/testing';
import type pg from 'pg';
import Stripe from 'stripe';
import { createStripeSandbox, type SandboxLogLine, type StripeSandbox } from '../../src/index.js';

export const MOUNT = '/sandbox/stripe';

export interface RunningSandbox {
  sandbox: StripeSandbox;
  pool: pg.Pool;
  stripe: Stripe;
  keys: { secretKey: string; publishableKey: string; webhookSecret: string };
  api: string;
  mount: string;
  log: SandboxLogLine[];
  close(): Promise<void>;
}

/** Starts a sandbox on an empty database, with the server API and the browser API under a mount path. */
export async function runSandbox(disputeAfterMs = 0): Promise<RunningSandbox> {
  const database = await openTestDatabase();
  // Dropping the database by force may reach a connection that the pool has just released.
  database.pool.on('error', () => undefined);
  const log: SandboxLogLine[] = [];
  const site = createServer((request, response) => sandbox.browserListener(request, response));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const sandbox = createStripeSandbox({
    pool: database.pool,
    publicUrl,
    mountPath: MOUNT,
    disputeAfterMs,
    log: (line) => log.push(line),
  });
  await sandbox.migrate();
  const { port, close } = await sandbox.listen();
  const keys = await sandbox.keys();
  return {
    sandbox,
    pool: database.pool,
    stripe: stripeAt(port, keys.secretKey),
    keys,
    api: `http://127.0.0.1:${port}`,
    mount: publicUrl + MOUNT,
    log,
    async close() {
      await close();
      await new Promise((resolve) => {
        site.close(resolve);
        site.closeIdleConnections();
      });
      await database.close();
    },
  };
}

/** The real SDK, pointed at the sandbox, without retries, so that tests see each response. */
export function stripeAt(port: number, secretKey: string, config: Partial<Stripe.StripeConfig> = {}): Stripe {
  return new Stripe(secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

export async function eventTypes(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.map((event) => event.type).reverse();
}

/** A form-encoded POST, as a browser without the SDK sends it. */
export async function post(
  url: string,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answered; headers: Headers }> {
  const response = await fetch(url, {
    method: 'POST',
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    redirect: 'manual',
  });
  return { status: response.status, body: (await response.json()) as Answered, headers: response.headers };
}

export interface Answered {
  id?: string;
  status?: string;
  client_secret?: string;
  latest_charge?: string;
  metadata?: Record<string, string>;
  next_action?: { type: string; redirect_to_url: { url: string; return_url: string | null } } | null;
  error?: {
    type: string;
    code?: string;
    decline_code?: string;
    param?: string;
    message: string;
    doc_url?: string;
    payment_intent?: { id: string; status: string; metadata?: object; last_payment_error?: { code: string } };
  };
}
