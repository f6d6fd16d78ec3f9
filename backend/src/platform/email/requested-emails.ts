import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { HandlesJob, type JobRun } from '../jobs/handles-job.js';
import { defineJob } from '../jobs/job.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';
import { type EmailJob, emailJobs } from './email-job.js';
import { EmailQueue } from './email-queue.js';

/** What somebody has typed in. */
export interface EmailRequest {
  /** By what the emails to an address are counted. */
  purpose: string;
  /** To whom it goes. */
  email: string;
}

/** Finds what an email is about that an address has asked for; undefined where none is owed. In the transaction that is open. */
type FindOwed<P extends object> = (email: string, asked: Partial<P>) => Promise<P | undefined>;

const decideRequestedEmail = defineJob<Pick<EmailRequest, 'purpose'>>({
  name: 'decide-requested-email',
  attempts: 3,
  backoffMs: 1_000,
  lane: 'mail',
});

interface Asked {
  letter: string;
  cause: object;
  recipient: string;
}

const READ = 'SELECT letter, cause, recipient FROM mail_deliveries WHERE id = $1';

/** Nothing is kept of an address to which no email is owed; where one is, the email has a record of its own. */
const TAKE = 'DELETE FROM mail_deliveries WHERE id = $1';

/**
 * Emails that anybody may ask for, with anybody's address. To ask is one statement that looks nothing up, so neither the
 * answer nor its time tells whether the address is known or was written to lately: a job finds that out.
 */
@Injectable()
export class RequestedEmails {
  private readonly finders = new Map<string, FindOwed<object>>();

  constructor(
    private readonly database: Database,
    private readonly rateLimiter: RateLimiter,
    private readonly emailQueue: EmailQueue,
  ) {}

  /** Says how it is found whether an email of this kind is owed. Without that, whoever asks for one is owed it. */
  findOwed<P extends object>(job: EmailJob<P>, find: FindOwed<P>): void {
    this.finders.set(job.name, find as FindOwed<object>);
  }

  /**
   * Asks for an email. Its address gets it where it is owed, unless it had such a one lately: {@link RateLimiter.takeEmail}.
   * @param asked what it is about, by ids, as far as that is known without the address
   */
  async enqueue<P extends object>(job: EmailJob<P>, asked: Partial<P>, request: EmailRequest): Promise<void> {
    const { purpose, email: recipient } = request;
    const payload = { purpose };
    const run = { job: decideRequestedEmail.name, payload, letter: job.name, cause: asked, recipient };
    await this.emailQueue.enqueueRun(run);
  }

  /** Enqueues the email that was asked for, where it is owed and may be sent. */
  @HandlesJob(decideRequestedEmail)
  async decide({ purpose }: Pick<EmailRequest, 'purpose'>, { id }: JobRun): Promise<void> {
    const { manager } = this.database;
    const [asked] = await manager.query<Asked[]>(READ, [id]);
    const job = asked && emailJobs().get(asked.letter);
    if (!job) return;
    const { recipient, cause } = asked;
    const find = this.finders.get(job.name);
    const owed = find ? await find(recipient, cause) : cause;
    // After what it is about, in the order of whoever deletes both.
    const [, taken] = await manager.query<[unknown, number]>(TAKE, [id]);
    if (taken === 0)
      throw new Error('The request was erased while it was decided; what was found is rolled back.');
    if (owed && (await this.rateLimiter.takeEmail(purpose, recipient)))
      await this.emailQueue.enqueue(job, owed, recipient);
  }
}
