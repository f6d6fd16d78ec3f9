import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { sendAccessCode } from '../return-links/access.jobs.js';
import { CompanionSessions } from '../return-links/companion-sessions.js';
import { sendRoadmap } from '../roadmap-email/roadmap.jobs.js';
import { deleteExpiredAssessments } from './assessments.jobs.js';

/** Numbers of deleted rows by kind. */
export interface Deleted {
  assessments: number;
  recommendations: number;
  progress: number;
  bookmarks: number;
}

/** $1: assessments; dependent rows are deleted by cascade. */
const COUNT = `SELECT
    (SELECT count(*)::int FROM user_assessments WHERE id = ANY ($1)) AS assessments,
    (SELECT count(*)::int FROM resource_recommendations WHERE assessment_id = ANY ($1)) AS recommendations,
    (SELECT count(*)::int FROM user_progress WHERE recommendation_id IN
      (SELECT id FROM resource_recommendations WHERE assessment_id = ANY ($1))) AS progress,
    (SELECT count(*)::int FROM bookmark_details WHERE assessment_id = ANY ($1)) AS bookmarks`;

const OPENED = `SELECT id FROM user_assessments WHERE user_email = $1
    OR id IN (SELECT assessment_id FROM companion_session_assessments WHERE token_hash = $2) FOR UPDATE`;

/** Email records are deleted too: they would reveal that the person used the companion. */
const RECORDS = `DELETE FROM mail_deliveries WHERE (letter = $1 AND cause ->> 'assessmentId' = ANY ($2))
    OR (letter = ANY ($3) AND lower(recipient) = $4)`;

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

/** Deletes assessments on request or after their retention. */
@Injectable()
export class AssessmentDeletion {
  constructor(
    private readonly database: Database,
    private readonly companionSessions: CompanionSessions,
    private readonly rows: ExpiredRows,
  ) {}

  /**
   * Permanently deletes all data that a token opens: everything of a verified address, or the assessments of
   * a browser. Queued emails are dropped, and records of sent ones are deleted.
   */
  deleteEverything(token: string | undefined): Promise<Deleted> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { tokenHash, provenEmail } = await this.companionSessions.enter(token);
      const opened = await manager.query<{ id: string }[]>(OPENED, [provenEmail, tokenHash]);
      const ids = opened.map(({ id }) => id);
      const [deleted] = await manager.query<Deleted[]>(COUNT, [ids]);
      if (!deleted) throw new Error('Counting gave no row.');
      // Before the email records: an email in progress locks its code until it is recorded.
      await manager.query('DELETE FROM companion_codes WHERE user_email = $1', [provenEmail]);
      const emails = [sendAccessCode.name, sendRoadmap.name];
      await manager.query(RECORDS, [sendRoadmap.name, ids, emails, provenEmail]);
      await manager.query(
        `DELETE FROM legal_resource_bookmarks WHERE user_email = $2
           OR id IN (SELECT bookmark_id FROM bookmark_details WHERE assessment_id = ANY ($1))`,
        [ids, provenEmail],
      );
      await manager.query('DELETE FROM user_assessments WHERE id = ANY ($1)', [ids]);
      await manager.query('DELETE FROM companion_sessions WHERE token_hash = $1 OR user_email = $2', [
        tokenHash,
        provenEmail,
      ]);
      return deleted;
    });
  }

  /** Deletes expired assessments with their dependent rows, and expired tokens. */
  @HandlesJob(deleteExpiredAssessments)
  deleteExpired(): Promise<void> {
    return this.rows.remove(deleteExpiredAssessments, EXPIRED);
  }
}
