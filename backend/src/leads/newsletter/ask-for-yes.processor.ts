import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { askForYes } from './ask-for-yes.job.js';
import { AskForYes } from './ask-for-yes.use-case.js';

@Injectable()
export class AskForYesProcessor extends JobProcessor<{ subscriptionId: string }> {
  readonly job = askForYes;

  constructor(private readonly ask: AskForYes) {
    super();
  }

  process({ subscriptionId }: { subscriptionId: string }, run: JobRun): Promise<void> {
    return this.ask.execute(subscriptionId, run.id);
  }
}
