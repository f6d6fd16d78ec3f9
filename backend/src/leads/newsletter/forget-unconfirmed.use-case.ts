import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { forgetUnconfirmed } from './forget-unconfirmed.job.js';

/** The privacy policy names the time. */
const UNANSWERED = `status = 'pending' AND asked_at < now() - interval '30 days'`;

const EXPIRED = [
  `
    WITH away AS (
      UPDATE newsletter_subscriptions SET status = 'ended' WHERE ${UNANSWERED} AND ended_at IS NOT NULL)
    DELETE FROM newsletter_subscriptions WHERE id IN (
      SELECT id FROM newsletter_subscriptions WHERE ${UNANSWERED} AND ended_at IS NULL
      ORDER BY asked_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
];

/** Removes who never said yes. Who had left the list before and was asked anew is off it again, as she was. */
@Injectable()
export class ForgetUnconfirmed {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJob(forgetUnconfirmed)
  execute(): Promise<void> {
    return this.rows.remove(forgetUnconfirmed, EXPIRED);
  }
}
