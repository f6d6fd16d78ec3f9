import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

const DAY_MS = 24 * 60 * 60_000;

export const forgetOldLeads = defineJob<NoPayload>({
  name: 'forget-old-leads',
});

defineSchedule({ job: forgetOldLeads, everyMs: DAY_MS });

/** As the privacy policy has it. What is taken away with a message hangs on its row: review, answers, notes. */
const EXPIRED = [
  // A conversation that is over, and a year beyond; what nobody has closed is not over.
  `DELETE FROM contacts WHERE id IN (
    SELECT c.id FROM contacts c JOIN contact_threads t ON t.message_id = c.id
    WHERE t.state IN ('answered', 'done', 'spam') AND c.created_at < now() - interval '365 days'
      AND NOT EXISTS (SELECT FROM contact_replies r WHERE r.message_id = c.id AND r.created_at >= now() - interval '365 days')
      AND NOT EXISTS (SELECT FROM speaking_requests s WHERE s.message_id = c.id AND s.stage NOT IN ('held', 'declined'))
    ORDER BY c.created_at LIMIT $1)`,
  // Charts look back a year.
  `DELETE FROM downloads WHERE id IN (
    SELECT id FROM downloads WHERE downloaded_at < now() - interval '400 days' ORDER BY downloaded_at LIMIT $1)`,
];

/** Forgets who wrote, and who took what for free, when it is long over. */
@Injectable()
export class OldLeads {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJob(forgetOldLeads)
  forget(): Promise<void> {
    return this.rows.remove(forgetOldLeads, EXPIRED);
  }
}
