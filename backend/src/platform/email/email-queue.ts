import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Outbox, type EnqueueOptions } from '../jobs/outbox.js';
import type { EmailJob } from './email-job.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { handling } from '../jobs/handles-job.js';
import type { Email } from './email.js';
import { PostOffice } from './post-office.js';

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

/**
 * On the method that writes one kind of email: when its turn has come, from what is true then. What it notes is committed
 * before the email is sent, so that no link in it is dead; what is to be noted once it has gone stands in
 * {@link Email.onceSent}. A repeated run writes it again: a secret in it is best made of the run's id, and is then the same
 * in every copy. It returns undefined where there is nothing to say any more.
 */
export function WritesEmail<P extends object>(job: EmailJob<P>) {
  return handling<P, Email | undefined>({
    job,
    outside: async (write, { payload, run, providers }) => {
      const posted = await providers
        .get(PostOffice, { strict: false })
        .post({ id: run.id, job, cause: payload }, write);
      return posted.note;
    },
  });
}
