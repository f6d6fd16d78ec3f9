import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { forgetUnconfirmedNotices } from './forget-unconfirmed-notices.job.js';

const EXPIRED = [
  `DELETE FROM release_notices WHERE id IN (
    SELECT id FROM release_notices WHERE confirmed_at IS NULL AND created_at < now() - interval '30 days'
    ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
];

/** Removes who asked to hear of a book and never said yes. The privacy policy names the time. */
@Injectable()
export class ForgetUnconfirmedNotices {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJob(forgetUnconfirmedNotices)
  execute(): Promise<void> {
    return this.rows.remove(forgetUnconfirmedNotices, EXPIRED);
  }
}
