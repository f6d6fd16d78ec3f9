import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { NoPayload } from '../jobs/job.js';
import { JobProcessor } from '../jobs/job-processor.js';
import { forgetSources } from './forget-sources.job.js';

/** Removes the counts of sources that may do everything again. */
@Injectable()
export class ForgetSourcesProcessor extends JobProcessor<NoPayload> {
  readonly job = forgetSources;

  constructor(private readonly database: Database) {
    super();
  }

  async process(): Promise<void> {
    await this.database.manager.query('DELETE FROM source_allowances WHERE free_at < now()');
  }
}
