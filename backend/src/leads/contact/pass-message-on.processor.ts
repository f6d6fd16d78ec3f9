import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { passMessageOn } from './pass-message-on.job.js';
import { SendContactLetter } from './send-contact-letter.use-case.js';

@Injectable()
export class PassMessageOnProcessor extends JobProcessor<{ messageId: string }> {
  readonly job = passMessageOn;

  constructor(private readonly send: SendContactLetter) {
    super();
  }

  process({ messageId }: { messageId: string }, run: JobRun): Promise<void> {
    return this.send.execute('pass-message-on', messageId, run.id);
  }
}
