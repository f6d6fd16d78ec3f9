import { Injectable } from '@nestjs/common';

import type { NoPayload } from '../../platform/jobs/job.js';
import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { gatherSuspected } from './gather-suspected.job.js';
import { GatherSuspected } from './gather-suspected.use-case.js';

@Injectable()
export class GatherSuspectedProcessor extends JobProcessor<NoPayload> {
  readonly job = gatherSuspected;

  constructor(private readonly gather: GatherSuspected) {
    super();
  }

  process(): Promise<void> {
    return this.gather.execute();
  }
}
