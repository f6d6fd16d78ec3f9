import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forgetKeptEmails } from '../kept-emails/kept-emails.jobs.js';
import {
  type ErasedSubjectData,
  type SubjectData,
  SubjectDataSources,
  type SubjectDataSource,
} from './subject-data.js';
import { Database } from '../../platform/database/database.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { mailboxHash } from '../../platform/rate-limits/rate-limiter.js';
import { Outbox } from '../../platform/jobs/outbox.js';

interface Letter {
  letter: string;
  subject: string | null;
  status: string;
  queuedAt: Date;
  sentAt: Date | null;
}

interface Suppression {
  list: 'purchases' | 'letters';
  reason: 'bounced' | 'complained';
  createdAt: Date;
  isInClear: boolean;
}

const SENT = `SELECT letter, subject, status, queued_at AS "queuedAt", sent_at AS "sentAt" FROM mail_deliveries
  WHERE lower(recipient) = $1 ORDER BY queued_at DESC`;

const HELD_BACK = `SELECT list, reason, created_at AS "createdAt", email = $1 AS "isInClear" FROM mail_suppressions
  WHERE email IN ($1, $2)`;

const REASONS = { bounced: 'emails bounced', complained: 'an email was marked as spam' };

const LISTS = { purchases: 'order emails', letters: 'requested emails' };

const STATUSES: Record<string, string> = {
  queued: 'on its way',
  sent: 'sent',
  accepted: 'arrived',
  bounced: 'came back',
  complained: 'called spam',
  suppressed: 'held back',
  withdrawn: 'no longer needed',
};

const TEXTS = {
  what: 'The text of emails',
  why: 'Their reader has it. The site keeps no copy of what it sends through a mail server.',
};

/** Theirs, and what others were told of them, by what it was about. */
const CONCERNED = `SELECT id, letter, message_id AS "messageId" FROM mail_deliveries WHERE lower(recipient) = $1
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

/** What was written to somebody, and what is not to be. */
@Injectable()
export class EmailSubjectData implements SubjectDataSource, OnModuleInit {
  readonly name = 'letters';

  constructor(
    private readonly database: Database,
    private readonly records: SubjectDataSources,
    private readonly outbox: Outbox,
  ) {}

  /** After those that make themselves known when they are made: the emails come last. */
  onModuleInit(): void {
    this.records.add(this);
  }

  async read(email: string, pseudonym: string): Promise<SubjectData> {
    const { manager } = this.database;
    const emails = await manager.query<Letter[]>(SENT, [email]);
    const heldBack = await manager.query<Suppression[]>(HELD_BACK, [email, pseudonym]);
    const stays = {
      what: 'That this address is blocked',
      why: 'So nobody writes to them again.',
    };
    return {
      facts: heldBack.map(({ list, reason }) => ({
        label: 'Blocked',
        value: `Gets no ${LISTS[list]}: ${REASONS[reason]}`,
      })),
      events: emails.map(({ letter, subject, status, queuedAt, sentAt }) => ({
        at: (sentAt ?? queuedAt).toISOString(),
        what: `Letter: ${subject ?? letter.replaceAll('-', ' ')}`,
        detail: STATUSES[status] ?? status,
        isConfidential: emailJobs().get(letter)?.isConfidential,
      })),
      data: { letters: emails, heldBack: heldBack.map(({ isInClear: _, ...row }) => row) },
      leavesOut: emails.length > 0 ? [TEXTS] : [],
      goes: [
        ...(emails.length > 0
          ? [`The records of ${emails.length} ${emails.length === 1 ? 'letter' : 'letters'} to them`]
          : []),
        ...(heldBack.some(({ isInClear }) => isInClear)
          ? ['The address itself, in the list of blocked addresses']
          : []),
      ],
      stays: heldBack.length > 0 ? [stays] : [],
      holdsUp: [],
    };
  }

  /** Emails are withdrawn for all parts of the site at once. */
  erase(): Promise<ErasedSubjectData> {
    return Promise.resolve({ causes: [] });
  }

  /**
   * Withdraws the emails that are enqueued to somebody, or about them, and forgets those that went out.
   * Belongs in the transaction that erases them.
   */
  async withdraw(email: string, pseudonym: string, causes: readonly object[]): Promise<void> {
    const { manager } = this.database;
    const about = causes.map((cause) => JSON.stringify(cause));
    const emails = await manager.query<Found[]>(CONCERNED, [email, about]);
    await manager.query(NOT_OWED, [emails.map(({ id }) => id)]);
    const isProof = ({ letter }: Found) => emailJobs().get(letter)?.list === 'purchases';
    const [proofs, others] = [emails.filter(isProof), emails.filter((email) => !isProof(email))];
    await manager.query(BLANK, [proofs.map(({ id }) => id), pseudonym]);
    await manager.query('DELETE FROM mail_deliveries WHERE id = ANY ($1)', [others.map(({ id }) => id)]);
    await this.suppress(email, pseudonym);
    await manager.query('DELETE FROM mail_allowances WHERE email_hash = $1', [mailboxHash(email)]);
    // A copy lies on disk where no mail server sends them, named by what stands before the @ of its Message-ID.
    const names = emails.flatMap(({ messageId }) => (messageId ? [`${messageId.split('@')[0]}.eml`] : []));
    if (names.length > 0) await this.outbox.enqueue(forgetKeptEmails, { names });
  }

  /** That they are not written to again outlives their address. */
  private async suppress(email: string, pseudonym: string): Promise<void> {
    const { manager } = this.database;
    const twice = `DELETE FROM mail_suppressions a USING mail_suppressions b
      WHERE a.email = $1 AND b.email = $2 AND a.list = b.list`;
    await manager.query(twice, [email, pseudonym]);
    await manager.query('UPDATE mail_suppressions SET email = $2 WHERE email = $1', [email, pseudonym]);
  }
}
