import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { sendDispatchMail } from './send-dispatch-mail.job.js';
import { SendDispatchMail } from './send-dispatch-mail.use-case.js';

@Injectable()
export class SendDispatchMailProcessor extends JobProcessor<{ orderId: string }> {
  readonly job = sendDispatchMail;

  constructor(private readonly send: SendDispatchMail) {
    super();
  }

  process({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.send.execute(orderId, run.id);
  }
}
