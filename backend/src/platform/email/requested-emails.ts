import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { HandlesJob, type JobRun } from '../jobs/handles-job.js';
import { defineJob } from '../jobs/job.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';
import { findRequest, takeDelivery, updateCause } from './email-deliveries.queries.js';
import { type EmailJob, emailJobs } from './email-job.js';
import { EmailQueue } from './email-queue.js';

export interface EmailRequest {
  /** Emails to an address are rate-limited by purpose. */
  purpose: string;
  email: string;
}

/** Finds the cause of a requested email, in the current transaction; undefined if the address is not owed one. */
type FindOwed<P extends object> = (email: string, requested: Partial<P>) => Promise<P | undefined>;

/** Payload of a requested email; its cause is in the delivery record. */
interface Requested {
  requestedFor: EmailRequest['purpose'];
}

const isRequested = (payload: object): payload is Requested => 'requestedFor' in payload;

/** The request was erased while it was decided; rolls the transaction back. */
export class RequestErased extends Error {}

/** Enqueued by releases until 2026-11-25. */
const decideRequestedEmail = defineJob<Pick<EmailRequest, 'purpose'>>({
  name: 'decide-requested-email',
  backoffMs: 1_000,
  lane: 'mail',
});

/**
 * Emails that any visitor may request for any address. A request is one insert without lookups, so neither the response
 * nor its time reveals whether the address is known or got an email lately. The email's job decides that later.
 */
@Injectable()
export class RequestedEmails {
  private readonly finders = new Map<string, FindOwed<object>>();

  constructor(
    private readonly database: Database,
    private readonly rateLimiter: RateLimiter,
    private readonly emailQueue: EmailQueue,
  ) {}

  /** Registers the decision for one kind of email. Without one, every request is owed an email. */
  findOwed<P extends object>(job: EmailJob<P>, find: FindOwed<P>): void {
    this.finders.set(job.name, find as FindOwed<object>);
  }

  /**
   * Requests an email. Recent emails for the same purpose suppress it: {@link RateLimiter.takeEmail}.
   * @param cause ids of what it is about, as far as known without the address
   */
  async enqueue<P extends object>(job: EmailJob<P>, cause: Partial<P>, request: EmailRequest): Promise<void> {
    const { purpose, email: recipient } = request;
    const payload: Requested = { requestedFor: purpose };
    await this.emailQueue.enqueueRun({ job: job.name, payload, letter: job.name, cause, recipient });
  }

  /**
   * Finds the cause of an email. A requested one is decided now, once, in the transaction that writes the email.
   * @returns undefined if the email is not owed, or rate-limited
   * @throws RequestErased
   */
  async findCause<P extends object>(
    job: EmailJob<P>,
    payload: P | Requested,
    id: string,
  ): Promise<P | undefined> {
    if (!isRequested(payload)) return payload;
    const { manager } = this.database;
    const request = await findRequest(manager, id);
    if (!request || request.isDecided) return request?.cause as P | undefined;
    const find = this.finders.get(job.name) as FindOwed<P> | undefined;
    const owed = find ? await find(request.recipient, request.cause as Partial<P>) : (request.cause as P);
    // Locks the record after what the email is about, in the order of deletion.
    if (!(await updateCause(manager, id, owed ?? request.cause))) throw new RequestErased();
    if (owed && (await this.rateLimiter.takeEmail(payload.requestedFor, request.recipient))) return owed;
    // Keeps nothing of an address that gets no email.
    await takeDelivery(manager, id);
    return undefined;
  }

  @HandlesJob(decideRequestedEmail)
  async enqueueAgain({ purpose }: Pick<EmailRequest, 'purpose'>, { id }: JobRun): Promise<void> {
    const request = await takeDelivery(this.database.manager, id);
    const job = request && emailJobs().get(request.letter);
    if (job) await this.enqueue(job, request.cause, { purpose, email: request.recipient });
  }
}
