import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { OrderMail } from './order-mail.entity.js';

/** Forgets that a buyer's mail has gone out, so that it may once more, with links of its own. */
@Injectable()
export class MailOrderAgain {
  constructor(private readonly database: Database) {}

  async execute(orderId: string): Promise<void> {
    await this.database.manager.delete(OrderMail, { orderId });
  }
}
