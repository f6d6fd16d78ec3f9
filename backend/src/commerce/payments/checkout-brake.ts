import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import type { OrderInput } from '../orders/order-rules.js';
import { isUnusual, type RecentOrders } from '../checkout-guard/checkout-guard-rules.js';

/** How long what was found about a product holds: a brake need not be quick, and looking costs. */
const HOLDS_MS = 10_000;
/** For so long an order waits for its turn here; whose turn is later is told when to come back. */
const LONGEST_WAIT_MS = 10_000;

/** Who has just clicked is about to pay: counted are those who have had two minutes to. */
const RECENT_ORDERS = `SELECT count(*) FILTER (WHERE status IN ('pending', 'failed', 'cancelled'))::int AS unpaid,
    count(*) FILTER (WHERE status NOT IN ('pending', 'failed', 'cancelled'))::int AS paid
  FROM orders WHERE product_id = $1
    AND created_at BETWEEN now() - interval '17 minutes' AND now() - interval '2 minutes'`;

const IS_KNOWN = 'SELECT FROM order_requests WHERE key_hash = $1';

interface Looked {
  untilMs: number;
  isBraked: Promise<boolean>;
}

/**
 * A brake per product, for cards that are tried out from very many places at once, each of them within its limits. Where
 * unusually many orders of a product are left unpaid, new ones of it are opened one after the other, at a pace that is
 * more than a shop of books ever needs: a buyer waits for some seconds at most, while a list of cards takes months.
 */
@Injectable()
export class CheckoutBrake {
  private readonly logger = new Logger('Payment');
  private readonly looked = new Map<string, Looked>();

  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /**
   * Returns when an order of the product may be opened: nearly always at once. Belongs outside of a transaction, for
   * nobody may hold a connection while they wait. A request that is known opens nothing, and waits for nothing.
   * @throws TooManyAttempts where the next turn is far
   */
  async waitForTurn(input: OrderInput): Promise<void> {
    const { productId } = input;
    const { brakedAMinute } = this.configuration.checkoutLimits;
    if (brakedAMinute === undefined || !(await this.isBraked(productId))) return;
    const known = await this.database.manager.query<unknown[]>(IS_KNOWN, [input.keyHash]);
    if (known.length > 0) return;
    const { waitMs, isTaken } = await this.rateLimiter.takeTurns(
      { name: 'checkout-turns', everyMs: 60_000 / brakedAMinute },
      { subject: productId, longestWaitMs: LONGEST_WAIT_MS },
    );
    if (isTaken) return this.pause(waitMs);
    throw new TooManyAttempts(
      'COMMERCE.CHECKOUT_BUSY',
      waitMs,
      'Many people are ordering this right now. You haven’t been charged; please come back in',
    );
  }

  /** Until the turn has come. */
  pause(waitMs: number): Promise<void> {
    return pause(waitMs);
  }

  private isBraked(productId: string): Promise<boolean> {
    const { brakeAtUnpaid } = this.configuration.checkoutLimits;
    if (brakeAtUnpaid === undefined) return Promise.resolve(false);
    const known = this.looked.get(productId);
    if (known && known.untilMs > Date.now()) return known.isBraked;
    const isBraked = this.look(productId, brakeAtUnpaid);
    this.looked.set(productId, { untilMs: Date.now() + HOLDS_MS, isBraked });
    isBraked.catch(() => this.looked.delete(productId));
    return isBraked;
  }

  private async look(productId: string, brakeAtUnpaid: number): Promise<boolean> {
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
