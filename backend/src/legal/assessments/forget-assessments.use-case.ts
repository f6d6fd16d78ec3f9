import { Injectable } from '@nestjs/common';

import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { forgetAssessments } from './forget-assessments.job.js';

/** The dashboard shows the day, and the privacy policy names the time. */
const OVER = `SELECT a.id FROM user_assessments a LEFT JOIN assessment_details d ON d.assessment_id = a.id
  WHERE coalesce(d.kept_until, a.updated_at + interval '12 months') < now()
  ORDER BY a.id LIMIT $1 FOR UPDATE OF a SKIP LOCKED`;

const EXPIRED = [
  `WITH over AS MATERIALIZED (${OVER}),
      marked AS (DELETE FROM legal_resource_bookmarks WHERE id IN
        (SELECT bookmark_id FROM bookmark_details WHERE assessment_id IN (SELECT id FROM over)))
    DELETE FROM user_assessments WHERE id IN (SELECT id FROM over)`,
  `DELETE FROM companion_sessions WHERE token_hash IN (
      SELECT token_hash FROM companion_sessions WHERE last_seen_at < now() - interval '30 days'
      LIMIT $1 FOR UPDATE SKIP LOCKED)`,
  `DELETE FROM companion_codes WHERE id IN (
      SELECT id FROM companion_codes WHERE expires_at < now() - interval '1 day' LIMIT $1 FOR UPDATE SKIP LOCKED)`,
];

/** Removes what nobody has used for so long, with all that hangs on it; and what opens nothing any more. */
@Injectable()
export class ForgetAssessments {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJob(forgetAssessments)
  execute(): Promise<void> {
    return this.rows.remove(forgetAssessments, EXPIRED);
  }
}
