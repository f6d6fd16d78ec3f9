import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { forgetWishes } from './forget-wishes.job.js';
import { PromiseMakings } from './promise-makings.use-case.js';

const EXPIRED = [
  `DELETE FROM preview_wishes WHERE token_hash IN (
      SELECT w.token_hash FROM preview_wishes w JOIN preview_makings m ON m.id = w.making_id
      WHERE w.created_at < now() - interval '2 hours' AND m.status IN ('ready', 'failed', 'cancelled')
      ORDER BY w.created_at LIMIT $1)`,
  `DELETE FROM preview_makings WHERE id IN (
      SELECT id FROM preview_makings
      WHERE (status = 'cancelled' AND changed_at < now() - interval '1 day')
        OR (status = 'failed' AND changed_at < now() - interval '7 days')
      ORDER BY changed_at LIMIT $1)`,
  `DELETE FROM speech_spending WHERE day IN (
      SELECT day FROM speech_spending WHERE day < now() - interval '90 days' ORDER BY day LIMIT $1)`,
];

/**
 * Removes what is not needed any longer: who waited for what, as soon as it is not counted any more; makings that were
 * given up or that nobody has retried, with what was spoken of them; what the voice was given in other months.
 */
@Injectable()
export class ForgetWishes {
  constructor(
    private readonly rows: ExpiredRows,
    private readonly promise: PromiseMakings,
  ) {}

  /** Whoever was passed over in their turn has it now. */
  @HandlesJob(forgetWishes)
  async execute(): Promise<void> {
    await this.rows.remove(forgetWishes, EXPIRED);
    await this.promise.execute();
  }
}
