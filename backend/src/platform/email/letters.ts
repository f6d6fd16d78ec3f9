import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { Outbox, type PromiseOptions } from '../jobs/outbox.js';
import type { LetterJob } from './letter-job.js';
import { MailDelivery } from './mail-delivery.entity.js';

/** Promises letters: each has a record from the moment it is owed, in the transaction that owes it. */
@Injectable()
export class Letters {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param cause what it is about, by ids
   * @param recipient as known now; a letter is sent to whom it says when its turn has come
   * @param options `delayMs`: not before this long from now
   * @returns the id of its record
   */
  async promise<P extends object>(
    job: LetterJob<P>,
    cause: P,
    recipient: string,
    { delayMs = 0 }: Pick<PromiseOptions, 'delayMs'> = {},
  ): Promise<string> {
    const id = await this.outbox.add(job, cause, { delayMs });
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
