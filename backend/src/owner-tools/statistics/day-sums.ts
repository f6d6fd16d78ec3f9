import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { declaredDaySums } from './day-sums-declaration.js';
import { storeDaySums, takeDaysToSum } from './day-sums.queries.js';
import { SUM_DAYS_BATCH, SUM_DAYS_EVERY_MS } from './statistics-rules.js';

const sumDays = defineJob<NoPayload>({ name: 'sum-days' });

defineSchedule({ job: sumDays, everyMs: SUM_DAYS_EVERY_MS });

/** Stores the sums of past days, so that a chart of years reads a row for each day instead of each sale. */
@Injectable()
export class DaySums {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly configuration: Configuration,
  ) {}

  /** Sums a batch of days of each source, in a transaction for each; a full batch enqueues the next run. */
  @HandlesJobOutside(sumDays)
  async sum(): Promise<Closing> {
    const { timeZone } = this.configuration;
    let isFull = false;
    for (const source of declaredDaySums()) {
      await this.database.transaction(async () => {
        const { manager } = this.database;
        await this.database.lock(`day-sums ${source.name}`);
        const days = await takeDaysToSum(manager, source, timeZone);
        // A new statement: it also sees what was committed after the changes were taken.
        if (days.length > 0) await storeDaySums(manager, source, days, timeZone);
        isFull ||= days.length >= SUM_DAYS_BATCH;
      });
    }
    return isFull ? () => this.outbox.enqueue(sumDays, {}) : undefined;
  }
}
