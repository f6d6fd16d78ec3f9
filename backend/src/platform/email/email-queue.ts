import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type EnqueueOptions, insertRun, Outbox } from '../jobs/outbox.js';
import type { EmailJob } from './email-job.js';

const ENQUEUE = `WITH run AS (${insertRun()})
  INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
  SELECT id, $8, $9, $10, 'queued', now() FROM run`;

/** A run of a job, and the email that it is about. */
interface EmailRun extends Pick<EnqueueOptions, 'delayMs'> {
  job: string;
  payload: object;
  /** The kind of email, by its job. */
  letter: string;
  cause: object;
  recipient: string;
}

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
    { delayMs }: Pick<EnqueueOptions, 'delayMs'> = {},
  ): Promise<string> {
    if (!this.database.isInTransaction)
      throw new Error(`The email "${job.name}" was promised outside a transaction.`);
    return this.enqueueRun({ job: job.name, payload: cause, delayMs, letter: job.name, cause, recipient });
  }

  /** Enqueues a run and the record of its email, in one statement. @returns the id of both */
  async enqueueRun({ job: name, payload, delayMs, letter, cause, recipient }: EmailRun): Promise<string> {
    const plan = this.outbox.plan({ name }, payload, { delayMs });
    await this.database.manager.query(ENQUEUE, [...plan.values, letter, cause, recipient]);
    plan.announce();
    return plan.id;
  }
}
