import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { sendKit } from './send-kit.job.js';
import { SendKit } from './send-kit.use-case.js';

@Injectable()
export class SendKitProcessor extends JobProcessor<{ kitRequestId: string }> {
  readonly job = sendKit;

  constructor(private readonly send: SendKit) {
    super();
  }

  process({ kitRequestId }: { kitRequestId: string }): Promise<void> {
    return this.send.execute(kitRequestId);
  }
}
