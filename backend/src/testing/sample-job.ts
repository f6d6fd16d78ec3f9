import { Injectable } from '@nestjs/common';

import { Database } from '../platform/database/database.js';
import { defineJob } from '../platform/jobs/job.js';
import { HandlesJob, type JobRun } from '../platform/jobs/handles-job.js';

export const sampleJob = defineJob<{ what: string }>({ name: 'sample', attempts: 3, backoffMs: 50 });

/** Called at the start of each sample job of this process, which waits for it. */
export class StartHook {
  constructor(readonly onStart: (what: string) => Promise<void> = async () => undefined) {}
}

@Injectable()
export class SampleHandler {
  constructor(
    private readonly database: Database,
    private readonly hook: StartHook,
  ) {}

  @HandlesJob(sampleJob)
  async execute({ what }: { what: string }, run: JobRun): Promise<void> {
    await this.hook.onStart(what);
    await this.database.manager.query('INSERT INTO effects (run, what) VALUES ($1, $2)', [run.id, what]);
  }
}

export const SAMPLES = 'CREATE TABLE effects (run text, what text)';
