import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { settlePayment } from './settle-payment.job.js';
import { SettlePayment } from './settle-payment.use-case.js';

@Injectable()
export class SettlePaymentProcessor extends JobProcessor<{ paymentIntentId: string }> {
  readonly job = settlePayment;

  constructor(private readonly settle: SettlePayment) {
    super();
  }

  async process({ paymentIntentId }: { paymentIntentId: string }): Promise<void> {
    await this.settle.execute(paymentIntentId);
  }
}
