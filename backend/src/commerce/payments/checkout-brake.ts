import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import type { OrderInput } from '../orders/order-rules.js';
import { isUnusual, type RecentOrders } from '../checkout-guard/checkout-guard-rules.js';

/** Time that a decision about a product is cached; each one costs a query. */
const CACHE_MS = 10_000;
/** Longest wait for a turn; a buyer whose turn is later gets a Retry-After. */
const MAX_WAIT_MS = 10_000;

/** Ignores orders under two minutes old; their buyers may still be paying. */
const RECENT_ORDERS = `SELECT count(*) FILTER (WHERE status IN ('pending', 'failed', 'cancelled'))::int AS unpaid,
    count(*) FILTER (WHERE status NOT IN ('pending', 'failed', 'cancelled'))::int AS paid
  FROM orders WHERE product_id = $1
    AND created_at BETWEEN now() - interval '17 minutes' AND now() - interval '2 minutes'`;

const IS_KNOWN = 'SELECT FROM order_requests WHERE key_hash = $1';

interface CachedDecision {
  untilMs: number;
  isBraked: Promise<boolean>;
}

/**
 * Throttle per product, against cards that are tried from many places at once, each within its own limits.
 * When unusually many orders of a product are unpaid, new ones are opened one after the other at a fixed pace.
 * A buyer waits for a few seconds at most; a list of stolen cards takes months.
 */
@Injectable()
export class CheckoutBrake {
  private readonly logger = new Logger('Payment');
  private readonly decisions = new Map<string, CachedDecision>();

  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /**
   * Resolves when an order of the product may be opened; nearly always at once. A request that is known already
   * opens nothing and doesn't wait. Call it outside of a transaction, so that no connection is held while waiting.
   * @throws TooManyAttempts if the next turn is too far away
   */
  async waitForTurn(input: OrderInput): Promise<void> {
    const { productId } = input;
    const { brakedAMinute } = this.configuration.checkoutLimits;
    if (brakedAMinute === undefined || !(await this.isBraked(productId))) return;
    const known = await this.database.manager.query<unknown[]>(IS_KNOWN, [input.keyHash]);
    if (known.length > 0) return;
    const { waitMs, isTaken } = await this.rateLimiter.takeTurns(
      { name: 'checkout-turns', everyMs: 60_000 / brakedAMinute },
      { subject: productId, longestWaitMs: MAX_WAIT_MS },
    );
    if (isTaken) return this.pause(waitMs);
    throw new TooManyAttempts(
      'COMMERCE.CHECKOUT_BUSY',
      waitMs,
      'Many people are ordering this right now. You haven’t been charged; please come back in',
    );
  }

  /** Replaced in tests. */
  pause(waitMs: number): Promise<void> {
    return pause(waitMs);
  }

  private isBraked(productId: string): Promise<boolean> {
    const { brakeAtUnpaid } = this.configuration.checkoutLimits;
    if (brakeAtUnpaid === undefined) return Promise.resolve(false);
    const known = this.decisions.get(productId);
    if (known && known.untilMs > Date.now()) return known.isBraked;
    const isBraked = this.decide(productId, brakeAtUnpaid);
    this.decisions.set(productId, { untilMs: Date.now() + CACHE_MS, isBraked });
    isBraked.catch(() => this.decisions.delete(productId));
    return isBraked;
  }

  private async decide(productId: string, brakeAtUnpaid: number): Promise<boolean> {
    const [recent = { unpaid: 0, paid: 0 }] = await this.database.manager.query<RecentOrders[]>(
      RECENT_ORDERS,
      [productId],
    );
    if (!isUnusual(recent, brakeAtUnpaid)) return false;
    this.logger.warn(
      `Of the last orders of ${productId}, ${recent.unpaid} are unpaid and ${recent.paid} paid: new ones take turns.`,
    );
    return true;
  }
}
