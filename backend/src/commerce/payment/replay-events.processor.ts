import { Injectable } from '@nestjs/common';

import type { NoPayload } from '../../platform/jobs/job.js';
import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { replayEvents } from './replay-events.job.js';
import { ReplayEvents } from './replay-events.use-case.js';

@Injectable()
export class ReplayEventsProcessor extends JobProcessor<NoPayload> {
  readonly job = replayEvents;

  constructor(private readonly replayEvents: ReplayEvents) {
    super();
  }

  process(): Promise<void> {
    return this.replayEvents.execute();
  }
}
