import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { sendBroadcastBatch } from './send-broadcast-batch.job.js';
import { SendBroadcastBatch } from './send-broadcast-batch.use-case.js';

@Injectable()
export class SendBroadcastBatchProcessor extends JobProcessor<{ broadcastId: string }> {
  readonly job = sendBroadcastBatch;

  constructor(private readonly send: SendBroadcastBatch) {
    super();
  }

  process({ broadcastId }: { broadcastId: string }): Promise<void> {
    return this.send.execute(broadcastId);
  }
}
