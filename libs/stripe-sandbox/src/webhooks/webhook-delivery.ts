import type pg from 'pg';

import { nowInSeconds } from '../database/stored-objects.js';
import { openDueDisputes } from '../disputes/disputes.js';
import { makeDueRefundChanges } from '../refunds/refund-changes.js';
import type { SandboxLog } from '../sandbox-log.js';
import {
  applyFaults,
  claimDue,
  type DueDelivery,
  DROPPED,
  findNextDue,
  recordTry,
  retryDelayMs,
  type TryResult,
} from './deliveries.js';
import { type CarryWebhook, postWebhook, signatureHeader, TIMEOUT_MS } from './post-webhook.js';
import { listenForWebhooks } from './listen-for-webhooks.js';
import { deliveryDelays, type WebhookFaults } from './webhook-faults.js';

export async function applyDueEvents(pool: pg.Pool): Promise<void> {
  await openDueDisputes(pool);
  await makeDueRefundChanges(pool);
}

export interface DeliveryOptions {
  pool: pg.Pool;
  /** Called at each attempt: the receiver's port may be unknown when delivery starts. */
  url: () => string;
  log: SandboxLog;
  carry?: CarryWebhook;
  faults?: WebhookFaults | undefined;
  retryDelaysMs?: readonly number[];
  /** Interval between checks for due webhooks that were not announced. */
  sweepMs?: number;
}

const AT_ONCE = 8;
/** Longer than an attempt can take, so that a running attempt never counts as abandoned. */
const LEASE_MS = TIMEOUT_MS + 20_000;
const SWEEP_MS = 60_000;
const RETRY_MS = 5_000;
/** Grace period for running attempts when delivery stops. */
const GRACE_MS = 2000;

/** Delivers webhooks until stopped; `stop()` resolves when running attempts are recorded. */
export function deliverWebhooks(options: DeliveryOptions): { stop(): Promise<void> } {
  const { pool, log, sweepMs = SWEEP_MS } = options;
  const cutShort = new AbortController();
  let stopping = false;
  let rested: (() => void) | undefined;
  let woken = false;

  const wake = () => {
    woken = true;
    rested?.();
  };
  const rest = async (ms: number) => {
    if (woken || stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rested = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    rested = undefined;
  };

  /** @returns milliseconds until the next delivery is due */
  const round = async (): Promise<number> => {
    const { ms, isBankDue } = await findNextDue(pool);
    const quietMs = ms ?? sweepMs;
    if (quietMs > 0) return Math.min(sweepMs, quietMs);
    if (isBankDue) await applyDueEvents(pool);
    const due = await claimDue(pool, AT_ONCE, LEASE_MS);
    await Promise.all(due.map((delivery) => deliver(options, delivery, cutShort.signal)));
    return 0;
  };

  const work = async () => {
    while (!stopping) {
      woken = false;
      const restMs = await round().catch((error: unknown) => {
        log({ kind: 'failure', where: 'webhook delivery', error });
        return Math.min(sweepMs, RETRY_MS);
      });
      if (restMs > 0) await rest(restMs);
    }
  };

  const listening = listenForWebhooks(pool, wake, log);
  const working = work();
  return {
    async stop() {
      stopping = true;
      wake();
      const grace = setTimeout(() => cutShort.abort(), GRACE_MS);
      await Promise.all([working, listening.stop()]);
      clearTimeout(grace);
    },
  };
}

async function deliver(options: DeliveryOptions, delivery: DueDelivery, signal: AbortSignal): Promise<void> {
  if (options.faults && !delivery.fated && (await isFaulted(options, options.faults, delivery))) return;
  const result = await tryOnce(options, delivery, signal);
  await recordTry(options.pool, delivery, result);
  const { eventId, eventType, attempt } = delivery;
  const nextAttemptAt = result.retryInMs === undefined ? null : new Date(Date.now() + result.retryInMs);
  const { status, error } = result;
  options.log({ kind: 'webhook', eventId, eventType, attempt, status, error, nextAttemptAt });
}

async function isFaulted(
  { pool, log }: DeliveryOptions,
  faults: WebhookFaults,
  delivery: DueDelivery,
): Promise<boolean> {
  const { eventId, eventType, attempt } = delivery;
  const fate = deliveryDelays(faults, eventId);
  const [first] = fate;
  if (fate.length === 1 && first === 0) return false;
  await applyFaults(pool, delivery, fate);
  if (first === undefined) {
    log({ kind: 'webhook', eventId, eventType, attempt, status: null, error: DROPPED, nextAttemptAt: null });
  }
  return true;
}

async function tryOnce(
  options: DeliveryOptions,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<TryResult> {
  const { eventId, eventType, body, attempt } = delivery;
  const retryInMs = retryDelayMs(attempt, options.retryDelaysMs);
  try {
    const signature = signatureHeader(body, delivery.secret, nowInSeconds());
    const carry = options.carry ?? postWebhook;
    const status = await carry(options.url(), { eventId, eventType, body, signature, attempt }, signal);
    if (status >= 200 && status < 300) return { status, error: null, retryInMs: undefined };
    return { status, error: `The receiver responded with status ${status}.`, retryInMs };
  } catch (error) {
    // Aborted by our own shutdown: due immediately for the next process.
    if (signal.aborted) return { status: null, error: 'Delivery was stopped.', retryInMs: 0 };
    return { status: null, error: error instanceof Error ? error.message : String(error), retryInMs };
  }
}
