import { Injectable } from '@nestjs/common';

import { ForgettingProcessor } from '../../platform/jobs/forgetting-processor.js';
import { forgetUnconfirmedNotices } from './forget-unconfirmed-notices.job.js';

/** Removes who asked to hear of a book and never said yes. The privacy policy names the time. */
@Injectable()
export class ForgetUnconfirmedNoticesProcessor extends ForgettingProcessor {
  readonly job = forgetUnconfirmedNotices;
  protected readonly statements = [
    `DELETE FROM release_notices WHERE id IN (
    SELECT id FROM release_notices WHERE confirmed_at IS NULL AND created_at < now() - interval '30 days'
    ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
  ];
}
