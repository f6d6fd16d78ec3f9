import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { isPaidFor } from '../orders/order-rules.js';
import { paymentSettled } from '../payments/payment-settled.event.js';
import { makeCopies, removeCopies } from './personal-copies.jobs.js';
import { PersonalCopy } from './personal-copy.entity.js';

@Injectable()
export class CopyRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.listen(paymentSettled, async ({ order, status }) => {
      if (status && status !== 'paid' && isPaidFor(order.status)) await this.end([order.id]);
    });
  }

  /** Concurrent requests share one job run. */
  async request(orderId: string): Promise<void> {
    await this.database.transaction(() =>
      this.outbox.enqueue(makeCopies, { orderId }, { dedupKey: orderId }),
    );
  }

  /** Ended copies are not served after the commit; a job removes their files. */
  async end(orderIds: readonly string[]): Promise<void> {
    await this.database.transaction(async () => {
      const active = { orderId: In([...orderIds]), endedAt: IsNull() };
      const ended = await this.database.manager.update(PersonalCopy, active, { endedAt: () => 'now()' });
      if (ended.affected) await this.outbox.enqueue(removeCopies, {});
    });
  }
}
