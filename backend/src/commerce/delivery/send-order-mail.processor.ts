import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { sendOrderMail } from './send-order-mail.job.js';
import { SendOrderMail } from './send-order-mail.use-case.js';

@Injectable()
export class SendOrderMailProcessor extends JobProcessor<{ orderId: string }> {
  readonly job = sendOrderMail;

  constructor(private readonly send: SendOrderMail) {
    super();
  }

  process({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.send.execute(orderId, run.id);
  }
}
