import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forgetKeptEmails } from '../kept-emails/kept-emails.jobs.js';
import {
  type ErasedSubjectData,
  type SubjectData,
  SubjectDataSources,
  type SubjectDataSource,
} from './subject-data.js';
import {
  closeJobs,
  deleteAllowance,
  deleteEmails,
  findEmailsTo,
  findRelatedEmails,
  findSuppressions,
  pseudonymizeEmails,
  pseudonymizeSuppressions,
  type RelatedEmail,
} from './privacy.queries.js';
import { Database } from '../../platform/database/database.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { mailboxHash } from '../../platform/rate-limits/rate-limiter.js';
import { Outbox } from '../../platform/jobs/outbox.js';

const REASONS = { bounced: 'emails bounced', complained: 'an email was marked as spam' };

const LISTS = { purchases: 'order emails', letters: 'requested emails' };

const STATUSES: Record<string, string> = {
  queued: 'on its way',
  sent: 'sent',
  accepted: 'arrived',
  bounced: 'came back',
  complained: 'marked as spam',
  suppressed: 'held back',
  withdrawn: 'no longer needed',
};

const TEXTS = {
  what: 'The text of emails',
  why: 'Their reader has it. The site keeps no copy of what it sends through a mail server.',
};

@Injectable()
export class EmailSubjectData implements SubjectDataSource, OnModuleInit {
  readonly name = 'letters';

  constructor(
    private readonly database: Database,
    private readonly records: SubjectDataSources,
    private readonly outbox: Outbox,
  ) {}

  /** Registers after the sources that register in their constructors, so emails come last. */
  onModuleInit(): void {
    this.records.add(this);
  }

  async read(email: string, pseudonym: string): Promise<SubjectData> {
    const { manager } = this.database;
    const emails = await findEmailsTo(manager, email);
    const suppressions = await findSuppressions(manager, email, pseudonym);
    const stays = {
      what: 'That this address is blocked',
      why: 'So we don’t email them again.',
    };
    return {
      facts: suppressions.map(({ list, reason }) => ({
        label: 'Blocked',
        value: `Gets no ${LISTS[list]}: ${REASONS[reason]}`,
      })),
      events: emails.map(({ letter, subject, status, queuedAt, sentAt }) => ({
        at: (sentAt ?? queuedAt).toISOString(),
        what: `Email: ${subject ?? letter.replaceAll('-', ' ')}`,
        detail: STATUSES[status] ?? status,
        isConfidential: emailJobs().get(letter)?.isConfidential,
      })),
      data: { letters: emails, heldBack: suppressions.map(({ isInClear: _, ...row }) => row) },
      leavesOut: emails.length > 0 ? [TEXTS] : [],
      goes: [
        ...(emails.length > 0
          ? [`The records of ${emails.length} ${emails.length === 1 ? 'email' : 'emails'} to them`]
          : []),
        ...(suppressions.some(({ isInClear }) => isInClear)
          ? ['The address itself, in the list of blocked addresses']
          : []),
      ],
      stays: suppressions.length > 0 ? [stays] : [],
      holdsUp: [],
    };
  }

  /** Does nothing: {@link withdraw} runs after all sources, with their causes. */
  erase(): Promise<ErasedSubjectData> {
    return Promise.resolve({ causes: [] });
  }

  /**
   * Withdraws queued emails to a person or about them, and erases records of sent ones. Runs in the transaction that
   * erases the person.
   */
  async withdraw(email: string, pseudonym: string, causes: readonly object[]): Promise<void> {
    const { manager } = this.database;
    const emails = await findRelatedEmails(manager, email, causes);
    await closeJobs(manager, idsOf(emails));
    const isProof = ({ letter }: RelatedEmail) => emailJobs().get(letter)?.list === 'purchases';
    await pseudonymizeEmails(manager, idsOf(emails.filter(isProof)), pseudonym);
    await deleteEmails(manager, idsOf(emails.filter((email) => !isProof(email))));
    await pseudonymizeSuppressions(manager, email, pseudonym);
    await deleteAllowance(manager, mailboxHash(email));
    // A site without a mail server keeps copies on disk, named by the local part of the Message-ID.
    const names = emails.flatMap(({ messageId }) => (messageId ? [`${messageId.split('@')[0]}.eml`] : []));
    if (names.length > 0) await this.outbox.enqueue(forgetKeptEmails, { names });
  }
}

const idsOf = (emails: readonly RelatedEmail[]): string[] => emails.map(({ id }) => id);
