import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { sendRenewedLink } from './send-renewed-link.job.js';
import { SendRenewedLink } from './send-renewed-link.use-case.js';

@Injectable()
export class SendRenewedLinkProcessor extends JobProcessor<{ linkId: string }> {
  readonly job = sendRenewedLink;

  constructor(private readonly send: SendRenewedLink) {
    super();
  }

  process({ linkId }: { linkId: string }, run: JobRun): Promise<void> {
    return this.send.execute(linkId, run.id);
  }
}
