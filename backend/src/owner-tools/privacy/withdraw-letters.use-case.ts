import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { forgetKeptLetters } from '../kept-emails/forget-kept-letters.job.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { mailboxOf } from '../../platform/email/mailbox-of.js';

/** Hers, and what others were told of her, by what it was about. */
const LETTERS = `SELECT id, letter, message_id AS "messageId" FROM mail_deliveries WHERE lower(recipient) = $1
  UNION
  SELECT d.id, d.letter, d.message_id FROM unnest($2::jsonb[]) AS about (cause)
    CROSS JOIN LATERAL (SELECT id, letter, message_id FROM mail_deliveries WHERE cause @> about.cause) d`;
const NOT_OWED =
  'UPDATE outbox SET closed_at = now(), due_at = NULL WHERE id = ANY ($1) AND closed_at IS NULL';
/** That what was bought was sent stays, as a proof: to nobody whom it names. */
const BLANK = `UPDATE mail_deliveries SET recipient = $2, subject = NULL, diagnosis = NULL,
    status = CASE WHEN status = 'queued' THEN 'withdrawn' ELSE status END
  WHERE id = ANY ($1)`;

interface Found {
  id: string;
  letter: string;
  messageId: string | null;
}

/** Takes back the letters that are promised to somebody, or about her, and forgets those that went out. */
@Injectable()
export class WithdrawLetters {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Belongs in the transaction that erases her. */
  async execute(email: string, pseudonym: string, causes: readonly object[]): Promise<void> {
    const { manager } = this.database;
    const about = causes.map((cause) => JSON.stringify(cause));
    const letters = await manager.query<Found[]>(LETTERS, [email, about]);
    await manager.query(NOT_OWED, [letters.map(({ id }) => id)]);
    const isProof = ({ letter }: Found) => emailJobs().get(letter)?.list === 'purchases';
    const [proofs, others] = [letters.filter(isProof), letters.filter((letter) => !isProof(letter))];
    await manager.query(BLANK, [proofs.map(({ id }) => id), pseudonym]);
    await manager.query('DELETE FROM mail_deliveries WHERE id = ANY ($1)', [others.map(({ id }) => id)]);
    await this.suppress(email, pseudonym);
    const mailbox = createHash('sha256').update(mailboxOf(email)).digest('hex');
    await manager.query('DELETE FROM mail_allowances WHERE email_hash = $1', [mailbox]);
    // A copy lies on disk where no mail server sends them, named by what stands before the @ of its Message-ID.
    const names = letters.flatMap(({ messageId }) => (messageId ? [`${messageId.split('@')[0]}.eml`] : []));
    if (names.length > 0) await this.outbox.enqueue(forgetKeptLetters, { names });
  }

  /** That she is not written to again outlives her address. */
  private async suppress(email: string, pseudonym: string): Promise<void> {
    const { manager } = this.database;
    const twice = `DELETE FROM mail_suppressions a USING mail_suppressions b
      WHERE a.email = $1 AND b.email = $2 AND a.list = b.list`;
    await manager.query(twice, [email, pseudonym]);
    await manager.query('UPDATE mail_suppressions SET email = $2 WHERE email = $1', [email, pseudonym]);
  }
}
