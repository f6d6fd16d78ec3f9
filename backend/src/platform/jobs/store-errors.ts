import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';

import { summariseError } from './error-summary.js';
import { QUEUE } from './queue.js';

/** Hears what goes wrong between this process and the job store; nobody else listens in a web process. */
@Injectable()
export class StoreErrors {
  private readonly logger = new Logger('Jobs');

  constructor(@InjectQueue(QUEUE) queue: Queue) {
    queue.on('error', (error) => this.tell(error));
  }

  tell(error: unknown): void {
    this.logger.error(`The job store does not answer: ${summariseError(error)}`);
  }
}
