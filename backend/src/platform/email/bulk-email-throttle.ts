import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';

/** For so long are turns taken at once: whoever comes next waits no longer. */
const AHEAD_MS = 2_000;
const MOST_AT_ONCE = 200;

/**
 * How fast emails go out of which many are the same: broadcasts, and what is told of editions and releases, share what the
 * mail service allows. What somebody waits for, as a purchase or a link, waits for none of them.
 */
@Injectable()
export class BulkEmailThrottle {
  private readonly limit: { name: string; everyMs: number };
  /** How many to enqueue at a time. */
  readonly batchSize: number;

  constructor(
    private readonly rateLimiter: RateLimiter,
    { mailRatePerSecond }: Configuration,
  ) {
    this.limit = { name: 'mail-pace', everyMs: 1_000 / mailRatePerSecond };
    this.batchSize = Math.min(MOST_AT_ONCE, Math.ceil(AHEAD_MS / this.limit.everyMs));
  }

  /**
   * Takes turns for emails that are enqueued, in the transaction that does so.
   * @returns the delay of each, in milliseconds, and behind them that of whatever follows
   */
  async delaysMs(count: number): Promise<number[]> {
    const { waitMs: firstMs } =
      count > 0 ? await this.rateLimiter.takeTurns(this.limit, { count }) : { waitMs: 0 };
    return Array.from({ length: count + 1 }, (_, at) => firstMs + at * this.limit.everyMs);
  }

  /** Resolves when it is the turn of whoever sends one at once. Belongs outside of a transaction. */
  async waitForTurn(): Promise<void> {
    const { waitMs } = await this.rateLimiter.takeTurns(this.limit);
    await pause(waitMs);
  }
}
