import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Letters } from '../../platform/mail/letters.js';
import { sendPurchases } from './send-purchases.job.js';

/** However often somebody asks, an address has one such letter in this time. */
const ONE_MAIL_PER_MINUTES = 10;

/** The newest order of an address whose files may be fetched. */
const NEWEST_ORDER = `SELECT id FROM orders
  WHERE lower(customer_email) = lower($1) AND status IN ('paid', 'fulfilled')
  ORDER BY created_at DESC, id LIMIT 1`;

/** Takes the turn of an address, unless a letter was promised to it a short while ago. */
const TAKE_TURN = `INSERT INTO purchase_reminders (order_id, promised_at) VALUES ($1, now())
  ON CONFLICT (order_id) DO UPDATE SET promised_at = now()
  WHERE purchase_reminders.promised_at < now() - $2 * interval '1 minute'
  RETURNING order_id`;

/**
 * Promises a letter with fresh links to everything that was bought with an address. It goes to that address and
 * nowhere else, and the answer tells nobody whether the address is known.
 */
@Injectable()
export class AskForPurchases {
  constructor(
    private readonly database: Database,
    private readonly letters: Letters,
  ) {}

  execute(email: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const [order] = await manager.query<{ id: string }[]>(NEWEST_ORDER, [email]);
      if (!order) return;
      const turn = await manager.query<unknown[]>(TAKE_TURN, [order.id, ONE_MAIL_PER_MINUTES]);
      if (turn.length > 0) await this.letters.promise(sendPurchases, { orderId: order.id }, email);
    });
  }
}
