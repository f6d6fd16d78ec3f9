import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { challengeListener } from './challenge/challenge-listener.js';
import { ensureAccountKeys, readAccount, type AccountKeys } from './database/account-keys.js';
import { migrate } from './database/migrate.js';
import { ENDPOINTS } from './endpoints.js';
import type { Audience } from './protocol/endpoint.js';
import { apiListener } from './protocol/api-listener.js';
import type { SandboxLog } from './sandbox-log.js';
import { deliverWebhooks } from './webhooks/webhook-delivery.js';
import { checkFaults, type WebhookFaults } from './webhooks/webhook-faults.js';

export interface StripeSandboxOptions {
  /** All state is in schema `stripe_sandbox` of this database. */
  pool: pg.Pool;
  /** Origin of the site in browsers, for challenge pages, such as http://localhost:3000 */
  publicUrl: string;
  /** Mount path of `browserListener`, such as /sandbox/stripe */
  mountPath: string;
  /** Receiver of signed events; called at each delivery. Required by startWebhookDelivery(). */
  webhookUrl?: () => string;
  /** Signing secret of the webhook; by default generated and stored in the database. */
  webhookSecret?: string;
  /** For tests: delays, duplicates, reorders, or drops webhooks. Must be the same in all processes. */
  faults?: WebhookFaults | undefined;
  /**
   * Delay before the bank opens a dispute or changes a refund, for cards that cause them. Default: half a
   * second.
   */
  disputeAfterMs?: number | undefined;
  log?: SandboxLog;
}

export interface StripeSandbox {
  /** Migrates the schema and creates the keys. Safe to call from many processes at once. */
  migrate(): Promise<void>;
  keys(): Promise<AccountKeys>;
  /** Stripe's server API, with the secret key. For a loopback port only: see listen(). */
  requestListener: RequestListener;
  /** The browser API and the challenge pages. Mount it before any body parser. */
  browserListener: RequestListener;
  /** Starts delivering events to webhookUrl. Several processes may do so: each attempt is made by one. */
  startWebhookDelivery(): { stop(): Promise<void> };
  listen(port?: number): Promise<{ port: number; close(): Promise<void> }>;
}

const DISPUTE_AFTER_MS = 500;

/** Creates a local test double of Stripe. Several processes may share one database. */
export function createStripeSandbox(options: StripeSandboxOptions): StripeSandbox {
  const {
    pool,
    webhookUrl,
    webhookSecret,
    faults,
    disputeAfterMs = DISPUTE_AFTER_MS,
    log = () => undefined,
  } = options;
  if (faults) checkFaults(faults);
  const site = options.publicUrl.replace(/(?<!\/)\/+$/, '');
  const mountPath = options.mountPath.replace(/(?<!\/)\/+$/, '');
  const challengeUrl = (id: string, clientSecret: string) =>
    `${site}${mountPath}/challenge/${id}?client_secret=${encodeURIComponent(clientSecret)}`;
  const api = (audience: Audience) =>
    apiListener({ pool, audience, endpoints: ENDPOINTS[audience], challengeUrl, disputeAfterMs, log });
  const serverApi = api('server');
  const browserApi = api('browser');
  const challenge = challengeListener({
    pool,
    scriptUrl: `${mountPath}/challenge.js`,
    challengeUrl,
    disputeAfterMs,
    log,
  });

  const requestListener: RequestListener = (request, response) =>
    serverApi(request, response, request.url ?? '');
  return {
    async migrate() {
      await migrate(pool);
      await ensureAccountKeys(pool, webhookSecret);
    },
    keys: () => readAccount(pool),
    requestListener,
    browserListener(request, response) {
      const whole = request.url ?? '';
      // Frameworks strip the mount path, plain servers do not; both work.
      const url = whole.startsWith(`${mountPath}/`) ? whole.slice(mountPath.length) : whole;
      (url.startsWith('/challenge') ? challenge : browserApi)(request, response, url);
    },
    startWebhookDelivery() {
      if (!webhookUrl) throw new Error('The payment sandbox has no webhookUrl to deliver to.');
      return deliverWebhooks({ pool, url: webhookUrl, log, faults });
    },
    async listen(port = 0) {
      const server = createServer(requestListener);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      });
      return {
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeIdleConnections();
          }),
      };
    },
  };
}
