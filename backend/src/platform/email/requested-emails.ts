import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { OutboxBell } from '../jobs/outbox-bell.js';
import { logFields } from '../logging/log-context.js';
import { mailboxHash, takeEmailFor } from '../rate-limits/rate-limiter.js';
import { EMAIL_WAITS_MS } from '../rate-limits/rate-limit-rules.js';
import type { EmailJob } from './email-job.js';

/** What somebody has typed in. */
export interface EmailRequest {
  /** By what the emails to an address are counted. */
  purpose: string;
  /** To whom it goes. */
  email: string;
}

/** SQL of the email's `cause`: one row, or none where no email is owed. Its values begin with `$7`. */
export interface Owed {
  text: string;
  values: readonly unknown[];
}

const enqueueWhere = ({ text }: Owed) => `
  WITH owed AS (${text}),
    counted AS (${takeEmailFor('owed')}),
    run AS (
      INSERT INTO outbox (job, payload, due_at, request_id)
      SELECT $4, owed.cause, now(), $5 FROM owed, counted RETURNING id, payload),
    recorded AS (
      INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
      SELECT run.id, $4, run.payload, $6, 'queued', now() FROM run RETURNING id)
  SELECT id FROM recorded`;

/** Enqueues emails that anybody may ask for, to anybody's address: each is counted, owed and recorded by one statement. */
@Injectable()
export class RequestedEmails {
  constructor(
    private readonly database: Database,
    private readonly bell: OutboxBell,
  ) {}

  /**
   * Enqueues an email, unless its address had such a one lately: {@link RateLimiter.takeEmail}.
   * @param cause what it is about, by ids
   */
  async enqueue<P extends object>(job: EmailJob<P>, cause: P, request: EmailRequest): Promise<void> {
    await this.enqueueOwed(job, { text: 'SELECT $7::jsonb AS cause', values: [cause] }, request);
  }

  /** The same in one statement with what it is owed for, which may then do without a transaction. */
  async enqueueOwed(job: EmailJob<object>, owed: Owed, { purpose, email }: EmailRequest): Promise<void> {
    const enqueued = await this.database.manager.query<unknown[]>(enqueueWhere(owed), [
      purpose,
      mailboxHash(email),
      EMAIL_WAITS_MS,
      job.name,
      logFields()['requestId'] ?? null,
      email,
      ...owed.values,
    ]);
    if (enqueued.length > 0) this.bell.ring();
  }
}
