import { Injectable } from '@nestjs/common';

import type { NoPayload } from '../../platform/jobs/job.js';
import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { sweepPayments } from './sweep-payments.job.js';
import { SweepPayments } from './sweep-payments.use-case.js';

@Injectable()
export class SweepPaymentsProcessor extends JobProcessor<NoPayload> {
  readonly job = sweepPayments;

  constructor(private readonly sweepPayments: SweepPayments) {
    super();
  }

  process(): Promise<void> {
    return this.sweepPayments.execute();
  }
}
