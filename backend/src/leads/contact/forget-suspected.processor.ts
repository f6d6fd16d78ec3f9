import { Injectable } from '@nestjs/common';

import type { NoPayload } from '../../platform/jobs/job.js';
import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { forgetSuspected } from './forget-suspected.job.js';
import { ForgetSuspected } from './forget-suspected.use-case.js';

@Injectable()
export class ForgetSuspectedProcessor extends JobProcessor<NoPayload> {
  readonly job = forgetSuspected;

  constructor(private readonly forget: ForgetSuspected) {
    super();
  }

  process(): Promise<void> {
    return this.forget.execute();
  }
}
