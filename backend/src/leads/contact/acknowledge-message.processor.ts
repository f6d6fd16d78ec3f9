import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { acknowledgeMessage } from './acknowledge-message.job.js';
import { SendContactLetter } from './send-contact-letter.use-case.js';

@Injectable()
export class AcknowledgeMessageProcessor extends JobProcessor<{ messageId: string }> {
  readonly job = acknowledgeMessage;

  constructor(private readonly send: SendContactLetter) {
    super();
  }

  process({ messageId }: { messageId: string }, run: JobRun): Promise<void> {
    return this.send.execute('acknowledge-message', messageId, run.id);
  }
}
