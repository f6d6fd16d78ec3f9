import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { makeRefund } from './make-refund.job.js';
import { MakeRefund } from './make-refund.use-case.js';

@Injectable()
export class MakeRefundProcessor extends JobProcessor<{ refundId: string; orderId: string }> {
  readonly job = makeRefund;

  constructor(private readonly make: MakeRefund) {
    super();
  }

  process({ refundId }: { refundId: string }): Promise<void> {
    return this.make.execute(refundId);
  }
}
