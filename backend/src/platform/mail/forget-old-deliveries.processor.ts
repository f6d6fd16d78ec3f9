import { Injectable } from '@nestjs/common';

import { ForgettingProcessor } from '../jobs/forgetting-processor.js';
import { forgetOldDeliveries } from './forget-old-deliveries.job.js';

/** A year, and time to look back at it. */
const LONG_AGO = `now() - interval '400 days'`;

/** Removes the records of old letters, and what was reported of any. */
@Injectable()
export class ForgetOldDeliveriesProcessor extends ForgettingProcessor {
  readonly job = forgetOldDeliveries;
  protected readonly statements = [
    `DELETE FROM mail_deliveries WHERE id IN (
      SELECT id FROM mail_deliveries WHERE queued_at < ${LONG_AGO} ORDER BY queued_at LIMIT $1)`,
    `DELETE FROM mail_reports WHERE id_hash IN (
      SELECT id_hash FROM mail_reports WHERE received_at < ${LONG_AGO} ORDER BY received_at LIMIT $1)`,
  ];
}
