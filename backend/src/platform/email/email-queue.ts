import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type EnqueueOptions, Outbox } from '../jobs/outbox.js';
import { insertQueuedDelivery } from './email-deliveries.queries.js';
import type { EmailJob } from './email-job.js';

interface EmailRun extends Pick<EnqueueOptions, 'delayMs'> {
  job: string;
  payload: object;
  /** Kind of email: the name of its job. */
  letter: string;
  cause: object;
  recipient: string;
}

/** Enqueues an email and its delivery record, in the caller's transaction. */
@Injectable()
export class EmailQueue {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param cause ids of what the email is about
   * @param recipient known so far; the email itself names the recipient when it is written
   * @returns the id of its delivery record
   */
  async enqueue<P extends object>(
    job: EmailJob<P>,
    cause: P,
    recipient: string,
    { delayMs }: Pick<EnqueueOptions, 'delayMs'> = {},
  ): Promise<string> {
    if (!this.database.isInTransaction)
      throw new Error(`The email "${job.name}" was enqueued outside a transaction.`);
    return this.enqueueRun({ job: job.name, payload: cause, delayMs, letter: job.name, cause, recipient });
  }

  async enqueueRun({ job: name, payload, delayMs, letter, cause, recipient }: EmailRun): Promise<string> {
    const plan = this.outbox.plan({ name }, payload, { delayMs });
    await insertQueuedDelivery(this.database.manager, plan, { letter, cause, recipient });
    plan.announce();
    return plan.id;
  }
}
