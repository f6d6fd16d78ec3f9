import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { JobProcessor } from '../jobs/job-processor.js';
import type { NoPayload } from '../jobs/job.js';
import { Outbox } from '../jobs/outbox.js';
import { forgetOldDeliveries } from './forget-old-deliveries.job.js';

/** A year, and time to look back at it. */
const KEPT = '400 days';
const BATCH = 1_000;

/** Removes the records of old letters and what was reported of any, a batch in each transaction: a full one promises the next. */
@Injectable()
export class ForgetOldDeliveriesProcessor extends JobProcessor<NoPayload> {
  readonly job = forgetOldDeliveries;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async process(): Promise<void> {
    const deliveries = await this.remove(
      `DELETE FROM mail_deliveries WHERE id IN (
         SELECT id FROM mail_deliveries WHERE queued_at < now() - interval '${KEPT}'
         ORDER BY queued_at LIMIT ${BATCH})`,
    );
    const reports = await this.remove(
      `DELETE FROM mail_reports WHERE id_hash IN (
         SELECT id_hash FROM mail_reports WHERE received_at < now() - interval '${KEPT}'
         ORDER BY received_at LIMIT ${BATCH})`,
    );
    if (deliveries === BATCH || reports === BATCH) await this.outbox.add(forgetOldDeliveries, {});
  }

  private async remove(statement: string): Promise<number> {
    const [, removed] = (await this.database.manager.query(statement)) as [unknown[], number];
    return removed;
  }
}
