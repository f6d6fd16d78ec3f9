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
  /** All state lives in schema `stripe_sandbox` of this database. */
  pool: pg.Pool;
  /** Origin of the site that browsers see, for challenge pages, e.g. http://localhost:3000 */
  publicUrl: string;
  /** Where the site mounts `browserListener`, e.g. /sandbox/stripe */
  mountPath: string;
  /** Where signed events are posted; asked at each delivery. Needed by startWebhookDelivery() only. */
  webhookUrl?: () => string;
  /** Signing secret of the webhook; one is made and kept in the database when none is given. */
  webhookSecret?: string;
  /** For tests: webhooks come late, twice, out of order or never. The same in all processes, please. */
  faults?: WebhookFaults | undefined;
  /** How long after a payment with a card of disputes the bank opens one, or answers a refund; half a second. */
  disputeAfterMs?: number | undefined;
  log?: SandboxLog;
}

export interface StripeSandbox {
  /** Builds or updates the schema and makes the keys. Safe when many processes start at once. */
  migrate(): Promise<void>;
  keys(): Promise<AccountKeys>;
  /** Stripe's API for servers, with the secret key. For a loopback port only: see listen(). */
  requestListener: RequestListener;
  /** What a buyer's browser may do, and the challenge pages. Mount it before anything reads request bodies. */
  browserListener: RequestListener;
  /** Starts posting events to webhookUrl. Any number of processes may do so: each try is made by one. */
  startWebhookDelivery(): { stop(): Promise<void> };
  /** Serves requestListener on 127.0.0.1. */
  listen(port?: number): Promise<{ port: number; close(): Promise<void> }>;
}

const DISPUTE_AFTER_MS = 500;

/** A local stand-in for Stripe. Several processes may each run one over the same database. */
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
      // Frameworks cut the mount path off, a bare server does not: both are understood.
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
