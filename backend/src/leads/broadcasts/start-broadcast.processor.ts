import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { startBroadcast } from './start-broadcast.job.js';
import { StartBroadcast } from './start-broadcast.use-case.js';

@Injectable()
export class StartBroadcastProcessor extends JobProcessor<{ broadcastId: string }> {
  readonly job = startBroadcast;

  constructor(private readonly start: StartBroadcast) {
    super();
  }

  process({ broadcastId }: { broadcastId: string }): Promise<void> {
    return this.start.execute(broadcastId);
  }
}
