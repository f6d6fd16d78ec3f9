import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { sendAccessCode } from '../return-links/access.jobs.js';
import { CompanionSessions } from '../return-links/companion-sessions.js';
import { sendRoadmap } from '../roadmap-email/roadmap.jobs.js';
import { deleteExpiredAssessments } from './assessments.jobs.js';
import {
  countAssessmentRows,
  DELETE_EXPIRED,
  deleteAssessments,
  deleteCodes,
  type Deleted,
  deleteEmailRecords,
  lockAssessments,
} from './assessments.queries.js';

@Injectable()
export class AssessmentDeletion {
  constructor(
    private readonly database: Database,
    private readonly companionSessions: CompanionSessions,
    private readonly rows: ExpiredRows,
  ) {}

  /**
   * Permanently deletes everything that a token opens, of a verified address or a browser, with the records of its
   * emails.
   */
  deleteEverything(token: string | undefined): Promise<Deleted> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { tokenHash, provenEmail } = await this.companionSessions.enter(token);
      const ids = await lockAssessments(manager, provenEmail, tokenHash);
      const deleted = await countAssessmentRows(manager, ids);
      // Before the email records: an email in progress locks its code until it is recorded.
      await deleteCodes(manager, provenEmail);
      const kinds = { roadmap: sendRoadmap.name, all: [sendAccessCode.name, sendRoadmap.name] };
      await deleteEmailRecords(manager, { assessmentIds: ids, provenEmail }, kinds);
      await deleteAssessments(manager, ids, { provenEmail, tokenHash });
      return deleted;
    });
  }

  @HandlesJobOutside(deleteExpiredAssessments)
  deleteExpired(): Promise<Closing> {
    return this.rows.remove(deleteExpiredAssessments, DELETE_EXPIRED);
  }
}
