import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { welcomeSubscriber } from './welcome-subscriber.job.js';
import { WelcomeSubscriber } from './welcome-subscriber.use-case.js';

@Injectable()
export class WelcomeSubscriberProcessor extends JobProcessor<{ subscriptionId: string }> {
  readonly job = welcomeSubscriber;

  constructor(private readonly welcome: WelcomeSubscriber) {
    super();
  }

  process({ subscriptionId }: { subscriptionId: string }, run: JobRun): Promise<void> {
    return this.welcome.execute(subscriptionId, run.id);
  }
}
