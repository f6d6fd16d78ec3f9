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

/** The payload of an email that was asked for: what it is about stands in its record. */
interface Requested {
  requestedFor: EmailRequest['purpose'];
}

const isRequested = (payload: object): payload is Requested => 'requestedFor' in payload;

interface Asked {
  cause: object;
  recipient: string;
  isDecided: boolean;
}

/** A request that is erased while it is decided: what was found of it is rolled back. */
export class RequestErased extends Error {}

const READ = `SELECT cause, recipient, subject IS NOT NULL AS "isDecided" FROM mail_deliveries WHERE id = $1`;

const DECIDE = 'UPDATE mail_deliveries SET cause = $2 WHERE id = $1';

/** Nothing is kept of an address to which no email is owed. */
const FORGET = 'DELETE FROM mail_deliveries WHERE id = $1';

/** As releases have enqueued it until 2026-11-25: a job that decided, and enqueued the email. */
const decideRequestedEmail = defineJob<Pick<EmailRequest, 'purpose'>>({
  name: 'decide-requested-email',
  backoffMs: 1_000,
  lane: 'mail',
});

const TAKE = `${FORGET} RETURNING letter, cause, recipient`;

/**
 * Emails that anybody may ask for, with anybody's address. To ask is one statement that looks nothing up, so neither the
 * answer nor its time tells whether the address is known or was written to lately: the job of the email finds that out.
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
    const payload: Requested = { requestedFor: purpose };
    await this.emailQueue.enqueueRun({ job: job.name, payload, letter: job.name, cause: asked, recipient });
  }

  /**
   * What an email is about. Of one that was asked for it is decided now, in the transaction that writes the email, and once:
   * undefined where it is not owed, or may not be sent.
   * @throws RequestErased
   */
  async findCause<P extends object>(
    job: EmailJob<P>,
    payload: P | Requested,
    id: string,
  ): Promise<P | undefined> {
    if (!isRequested(payload)) return payload;
    const { manager } = this.database;
    const [asked] = await manager.query<Asked[]>(READ, [id]);
    if (!asked || asked.isDecided) return asked?.cause as P | undefined;
    const find = this.finders.get(job.name) as FindOwed<P> | undefined;
    const owed = find ? await find(asked.recipient, asked.cause as Partial<P>) : (asked.cause as P);
    // After what it is about, in the order of whoever deletes both.
    const [, count] = await manager.query<[unknown, number]>(DECIDE, [id, owed ?? asked.cause]);
    if (count === 0) throw new RequestErased();
    if (owed && (await this.rateLimiter.takeEmail(payload.requestedFor, asked.recipient))) return owed;
    await manager.query(FORGET, [id]);
    return undefined;
  }

  @HandlesJob(decideRequestedEmail)
  async enqueueAnew({ purpose }: Pick<EmailRequest, 'purpose'>, { id }: JobRun): Promise<void> {
    const [[asked]] = await this.database.manager.query<
      [{ letter: string; cause: object; recipient: string }[], number]
    >(TAKE, [id]);
    const job = asked && emailJobs().get(asked.letter);
    if (job) await this.enqueue(job, asked.cause, { purpose, email: asked.recipient });
  }
}
