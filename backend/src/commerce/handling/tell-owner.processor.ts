import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { tellOwner } from './tell-owner.job.js';
import { TellOwner } from './tell-owner.use-case.js';

@Injectable()
export class TellOwnerProcessor extends JobProcessor<{ orderId: string }> {
  readonly job = tellOwner;

  constructor(private readonly tell: TellOwner) {
    super();
  }

  process({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.tell.execute(orderId, run.id);
  }
}
