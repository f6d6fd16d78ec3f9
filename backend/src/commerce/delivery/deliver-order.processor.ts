import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { deliverOrder } from './deliver-order.job.js';
import { DeliverOrder } from './deliver-order.use-case.js';

@Injectable()
export class DeliverOrderProcessor extends JobProcessor<{ orderId: string }> {
  readonly job = deliverOrder;

  constructor(private readonly deliver: DeliverOrder) {
    super();
  }

  process({ orderId }: { orderId: string }): Promise<void> {
    return this.deliver.execute(orderId);
  }
}
