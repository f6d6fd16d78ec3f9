import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { forgetSuspected } from './forget-suspected.job.js';

const BATCH = 1_000;

/** The privacy policy names both times. */
const FORGET_MESSAGES = `DELETE FROM contacts WHERE id IN (
  SELECT message_id FROM contact_reviews
  WHERE state IN ('suspected', 'spam') AND received_at < now() - interval '90 days'
  ORDER BY received_at LIMIT ${BATCH})`;
const FORGET_SOURCES = `UPDATE contact_reviews SET source_hash = NULL
  WHERE source_hash IS NOT NULL AND received_at < now() - interval '1 day'`;

/** Removes what was held back and never found to be real, a batch in each transaction: a full one promises the next. */
@Injectable()
export class ForgetSuspected {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @HandlesJob(forgetSuspected)
  execute(): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.query(FORGET_SOURCES);
      const [, forgotten] = await manager.query<[unknown[], number]>(FORGET_MESSAGES);
      if (forgotten === BATCH) await this.outbox.enqueue(forgetSuspected, {});
    });
  }
}
