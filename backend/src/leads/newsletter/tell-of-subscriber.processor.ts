import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { tellOfSubscriber } from './tell-of-subscriber.job.js';
import { TellOfSubscriber } from './tell-of-subscriber.use-case.js';

@Injectable()
export class TellOfSubscriberProcessor extends JobProcessor<{ subscriptionId: string }> {
  readonly job = tellOfSubscriber;

  constructor(private readonly tell: TellOfSubscriber) {
    super();
  }

  process({ subscriptionId }: { subscriptionId: string }, run: JobRun): Promise<void> {
    return this.tell.execute(subscriptionId, run.id);
  }
}
