import { Injectable } from '@nestjs/common';

import { ForgettingProcessor } from '../../platform/jobs/forgetting-processor.js';
import { forgetUnconfirmed } from './forget-unconfirmed.job.js';

/** The privacy policy names the time. */
const UNANSWERED = `status = 'pending' AND asked_at < now() - interval '30 days'`;

/** Removes who never said yes. Who had left the list before and was asked anew is off it again, as she was. */
@Injectable()
export class ForgetUnconfirmedProcessor extends ForgettingProcessor {
  readonly job = forgetUnconfirmed;
  protected readonly statements = [
    `
    WITH away AS (
      UPDATE newsletter_subscriptions SET status = 'ended' WHERE ${UNANSWERED} AND ended_at IS NOT NULL)
    DELETE FROM newsletter_subscriptions WHERE id IN (
      SELECT id FROM newsletter_subscriptions WHERE ${UNANSWERED} AND ended_at IS NULL
      ORDER BY asked_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
  ];
}
