import { Injectable } from '@nestjs/common';

import { Database } from '../platform/database/database.js';
import { defineJob } from '../platform/jobs/job.js';
import { HandlesJob, type JobRun } from '../platform/jobs/handles-job.js';

/** A job that processes of a test's own run, each in its own time. */
export const sampleJob = defineJob<{ what: string }>({ name: 'errand', attempts: 3, backoffMs: 50 });

/** How a sample job is run in this process: told when one is begun, and waited for before it is done. */
export class Pace {
  constructor(readonly begin: (what: string) => Promise<void> = async () => undefined) {}
}

@Injectable()
export class SampleHandler {
  constructor(
    private readonly database: Database,
    private readonly pace: Pace,
  ) {}

  @HandlesJob(sampleJob)
  async execute({ what }: { what: string }, run: JobRun): Promise<void> {
    await this.pace.begin(what);
    await this.database.manager.query('INSERT INTO effects (run, what) VALUES ($1, $2)', [run.id, what]);
  }
}

export const SAMPLES = 'CREATE TABLE effects (run text, what text)';
