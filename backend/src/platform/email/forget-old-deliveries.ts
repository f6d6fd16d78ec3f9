import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../jobs/handles-job.js';
import { defineJob, type NoPayload } from '../jobs/job.js';
import { defineSchedule } from '../jobs/schedule.js';
import { DELETE_EXPIRED } from './email-deliveries.queries.js';

const forgetOldDeliveries = defineJob<NoPayload>({
  name: 'forget-old-deliveries',
});

defineSchedule({
  job: forgetOldDeliveries,
  everyMs: 24 * 60 * 60_000,
});

@Injectable()
export class ForgetOldDeliveries {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJobOutside(forgetOldDeliveries)
  execute(): Promise<Closing> {
    return this.rows.remove(forgetOldDeliveries, DELETE_EXPIRED);
  }
}
