import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';
import { BULK_LOOKAHEAD_MS, MAX_BULK_BATCH } from './email-limits.js';

/**
 * Limits the rate of bulk emails (broadcasts, notices of editions and releases) to what the mail service allows.
 * Emails that a person waits for, such as a purchase or a link, are not throttled.
 */
@Injectable()
export class BulkEmailThrottle {
  private readonly limit: { name: string; everyMs: number };
  readonly batchSize: number;

  constructor(
    private readonly rateLimiter: RateLimiter,
    { mailRatePerSecond }: Configuration,
  ) {
    this.limit = { name: 'mail-pace', everyMs: 1_000 / mailRatePerSecond };
    this.batchSize = Math.min(MAX_BULK_BATCH, Math.ceil(BULK_LOOKAHEAD_MS / this.limit.everyMs));
  }

  /**
   * Reserves turns for emails, in the transaction that enqueues them.
   * @returns the delay of each in milliseconds, and last the delay of whatever follows them
   */
  async delaysMs(count: number): Promise<number[]> {
    const { waitMs: firstMs } =
      count > 0 ? await this.rateLimiter.takeTurns(this.limit, { count }) : { waitMs: 0 };
    return Array.from({ length: count + 1 }, (_, at) => firstMs + at * this.limit.everyMs);
  }

  /** Waits for the turn of one email. Call it outside transactions. */
  async waitForTurn(): Promise<void> {
    const { waitMs } = await this.rateLimiter.takeTurns(this.limit);
    await pause(waitMs);
  }
}
