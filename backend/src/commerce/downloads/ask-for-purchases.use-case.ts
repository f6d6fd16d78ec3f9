import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { sendPurchases } from './send-purchases.job.js';

/** The newest order of an address whose files may be fetched. */
const NEWEST_ORDER = `SELECT id FROM orders
  WHERE lower(customer_email) = lower($1) AND status IN ('paid', 'fulfilled')
  ORDER BY created_at DESC, id LIMIT 1`;

/**
 * Promises a letter with fresh links to everything that was bought with an address. It goes to that address and
 * nowhere else, however often somebody asks, and the answer tells nobody whether the address is known.
 */
@Injectable()
export class AskForPurchases {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
  ) {}

  execute(email: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const [order] = await manager.query<{ id: string }[]>(NEWEST_ORDER, [email]);
      if (!order) return;
      if (await this.allowance.take('purchases', email.toLowerCase()))
        await this.letters.enqueue(sendPurchases, { orderId: order.id }, email);
    });
  }
}
