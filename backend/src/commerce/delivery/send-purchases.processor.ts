import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { sendPurchases } from './send-purchases.job.js';
import { SendPurchases } from './send-purchases.use-case.js';

@Injectable()
export class SendPurchasesProcessor extends JobProcessor<{ orderId: string }> {
  readonly job = sendPurchases;

  constructor(private readonly send: SendPurchases) {
    super();
  }

  process({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.send.execute(orderId, run.id);
  }
}
