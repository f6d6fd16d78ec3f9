import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { Outbox, type EnqueueOptions } from '../jobs/outbox.js';
import type { EmailJob } from './email-job.js';
import { MailDelivery } from './mail-delivery.entity.js';

/** Enqueues emails: each has a record from the moment it is owed, in the transaction that owes it. */
@Injectable()
export class EmailQueue {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param cause what it is about, by ids
   * @param recipient as known now; an email is sent to whom it says when its turn has come
   * @param options `delayMs`: not before this long from now
   * @returns the id of its record
   */
  async enqueue<P extends object>(
    job: EmailJob<P>,
    cause: P,
    recipient: string,
    { delayMs = 0 }: Pick<EnqueueOptions, 'delayMs'> = {},
  ): Promise<string> {
    const id = await this.outbox.enqueue(job, cause, { delayMs });
    await this.database.manager.insert(MailDelivery, {
      id,
      letter: job.name,
      cause,
      recipient,
      status: 'queued',
      changedAt: new Date(),
    });
    return id;
  }
}
