import { Injectable } from '@nestjs/common';

import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { sendRoadmap } from './send-roadmap.job.js';

/** Promises a roadmap by mail, unless its address had one lately: anybody may type in anybody's. */
@Injectable()
export class PromiseRoadmap {
  constructor(
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
  ) {}

  /** In the transaction that is open. @param email in small letters: the one that was answered with */
  async execute(assessmentId: string, email: string): Promise<void> {
    if (await this.allowance.take('roadmap', email))
      await this.letters.enqueue(sendRoadmap, { assessmentId }, email);
  }
}
