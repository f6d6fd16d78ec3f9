import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { TooManyAttempts } from '../../platform/http/domain-error.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import type { OrderInput } from '../orders/order-rules.js';
import { isUnusual } from '../checkout-guard/checkout-guard-rules.js';
import { BRAKE_CACHE_MS, BRAKE_MAX_WAIT_MS } from './payment-rules.js';
import { countRecentOrders, isKnownRequest } from './payments.queries.js';

interface CachedDecision {
  untilMs: number;
  isBraked: Promise<boolean>;
}

/**
 * Throttle per product, against cards that are tried from many places at once, each within its own limits. When
 * unusually many orders of a product are unpaid, new ones are opened one after the other at a fixed pace.
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
   * Resolves when an order of the product may be opened; a known request doesn't wait. Call it outside of a transaction,
   * so that no connection is held.
   * @throws TooManyAttempts if the next turn is too far away
   */
  async waitForTurn(input: OrderInput): Promise<void> {
    const { productId } = input;
    const { brakedAMinute } = this.configuration.checkoutLimits;
    if (brakedAMinute === undefined || !(await this.isBraked(productId))) return;
    if (await isKnownRequest(this.database.manager, input.keyHash)) return;
    const { waitMs, isTaken } = await this.rateLimiter.takeTurns(
      { name: 'checkout-turns', everyMs: 60_000 / brakedAMinute },
      { subject: productId, maxWaitMs: BRAKE_MAX_WAIT_MS },
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
    this.decisions.set(productId, { untilMs: Date.now() + BRAKE_CACHE_MS, isBraked });
    isBraked.catch(() => this.decisions.delete(productId));
    return isBraked;
  }

  private async decide(productId: string, brakeAtUnpaid: number): Promise<boolean> {
    const recent = await countRecentOrders(this.database.manager, productId);
    if (!isUnusual(recent, brakeAtUnpaid)) return false;
    this.logger.warn(
      `checkout brake: ${recent.unpaid} recent orders of ${productId} are unpaid, ${recent.paid} paid`,
    );
    return true;
  }
}
