import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../jobs/expired-rows.js';
import { HandlesJob } from '../jobs/handles-job.js';
import { defineJob, type NoPayload } from '../jobs/job.js';
import { defineSchedule } from '../jobs/schedule.js';

const forgetOldDeliveries = defineJob<NoPayload>({
  name: 'forget-old-deliveries',
});

defineSchedule({
  job: forgetOldDeliveries,
  everyMs: 24 * 60 * 60_000,
});

/** A year, and time to look back at it. */
const LONG_AGO = `now() - interval '400 days'`;

const EXPIRED = [
  `DELETE FROM mail_deliveries WHERE id IN (
      SELECT id FROM mail_deliveries WHERE queued_at < ${LONG_AGO} ORDER BY queued_at LIMIT $1)`,
  `DELETE FROM mail_reports WHERE id_hash IN (
      SELECT id_hash FROM mail_reports WHERE received_at < ${LONG_AGO} ORDER BY received_at LIMIT $1)`,
];

/** Removes the records of old emails, and what was reported of any. */
@Injectable()
export class ForgetOldDeliveries {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJob(forgetOldDeliveries)
  execute(): Promise<void> {
    return this.rows.remove(forgetOldDeliveries, EXPIRED);
  }
}
