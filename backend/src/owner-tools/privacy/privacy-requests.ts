import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { MAX_ERASE_ATTEMPTS } from './privacy-rules.js';
import { findErasure, useSnapshot } from './privacy.queries.js';
import { EmailSubjectData } from './email-subject-data.js';
import { subjectDataPage, zipArchive } from './subject-data-archive.js';
import {
  type KeptRecord,
  type SubjectData,
  SubjectDataSources,
  type WholeSubjectData,
} from './subject-data.js';

/** PostgreSQL's serialization failure and deadlock, which a new transaction resolves. */
const COLLISIONS = new Set(['40001', '40P01']);

const NEVER_INCLUDED: readonly KeptRecord[] = [
  {
    what: 'Which team member looked something up or changed it',
    why: 'That log is about the team. It holds no reader’s address.',
  },
  {
    what: 'How often this address, or its network, asked for something',
    why: 'We count it with fingerprints that serve no other purpose and delete it within thirty days.',
  },
  {
    what: 'Database backups and the machine’s log',
    why: 'They hold older versions of the same data and are overwritten over time.',
  },
];

interface ErasedSubject {
  erased: string[];
  kept: KeptRecord[];
}

/** Shows, exports and erases personal data (GDPR, articles 15, 17 and 20). */
@Injectable()
export class PrivacyRequests {
  constructor(
    private readonly database: Database,
    private readonly records: SubjectDataSources,
    private readonly pseudonyms: Pseudonyms,
    private readonly auditLog: AuditLog,
    private readonly emails: EmailSubjectData,
  ) {}

  /**
   * Collects a person's data from every source; all lists are empty for an unknown address.
   * @param address case-insensitive
   * @param seesAll includes confidential data and the effects of an erasure
   */
  async read(address: string, seesAll = true): Promise<WholeSubjectData> {
    const email = address.toLowerCase();
    const pseudonym = this.pseudonyms.of(email);
    const parts: (SubjectData & { name: string })[] = [];
    // Sequential: within a transaction they share one connection.
    const shown = this.records.sources.filter(({ isConfidential }) => seesAll || !isConfidential);
    for (const source of shown) parts.push({ name: source.name, ...(await source.read(email, pseudonym)) });
    const events = parts
      .flatMap((part) => part.events)
      .flatMap(({ isConfidential, ...event }) => (seesAll || !isConfidential ? [event] : []));
    const newestFirst = (a: { at: string }, b: { at: string }) => b.at.localeCompare(a.at);
    return {
      email,
      erasedAt: await findErasure(this.database.manager, pseudonym),
      facts: parts.flatMap(({ facts }) => facts),
      events: events.sort(newestFirst),
      // These counts would reveal that confidential records exist.
      leavesOut: [...parts.flatMap(({ leavesOut }) => leavesOut), ...NEVER_INCLUDED],
      goes: seesAll ? parts.flatMap(({ goes }) => goes) : [],
      stays: seesAll ? parts.flatMap(({ stays }) => stays) : [],
      holdsUp: seesAll ? parts.flatMap(({ holdsUp }) => holdsUp) : [],
      data: Object.fromEntries(parts.map(({ name, data }) => [name, data])),
    };
  }

  /** Exports a person's data as HTML and JSON, and records the export. @returns a ZIP archive */
  export(email: string, by: Staff): Promise<Buffer> {
    return this.database.transaction(async () => {
      const person = await this.read(email);
      const id = this.pseudonyms.of(email);
      await this.auditLog.record(by, { action: 'person.exported', subject: { kind: 'person', id } });
      const madeAt = new Date();
      const { facts, events, data, leavesOut } = person;
      const whole = { email: person.email, madeAt, facts, events, data, leavesOut };
      return zipArchive(
        [
          { name: 'person.html', content: Buffer.from(subjectDataPage(person, madeAt)) },
          { name: 'person.json', content: Buffer.from(JSON.stringify(whole, null, 2)) },
        ],
        madeAt,
      );
    });
  }

  /**
   * Erases a person (GDPR, article 17) in one transaction over one snapshot: a concurrent subscription or message is
   * either erased whole or left whole. Records that must stay are kept under a pseudonym. Idempotent.
   * @param confirmation the address, typed again
   * @throws DomainError if the confirmation differs, or something open prevents the erasure
   */
  async erase(address: string, confirmation: string, by: Staff): Promise<ErasedSubject> {
    const email = address.toLowerCase();
    if (confirmation.toLowerCase() !== email) {
      throw new DomainError('invalid', 'PEOPLE.NOT_CONFIRMED', 'This isn’t the address above.', [
        { field: 'confirmation', message: 'This isn’t the address above.' },
      ]);
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.database.transaction(() => this.tryErase(email, by));
      } catch (error) {
        if (attempt === MAX_ERASE_ATTEMPTS || !isCollision(error)) throw error;
      }
    }
  }

  private async tryErase(email: string, by: Staff): Promise<ErasedSubject> {
    await useSnapshot(this.database.manager);
    const { goes, stays, holdsUp } = await this.read(email);
    if (holdsUp.length > 0) throw new DomainError('conflict', 'PEOPLE.UNDER_WAY', holdsUp.join(' '));
    if (goes.length === 0) return { erased: [], kept: stays };
    const pseudonym = this.pseudonyms.of(email);
    const causes: object[] = [];
    for (const source of this.records.sources) causes.push(...(await source.erase(email, pseudonym)).causes);
    await this.emails.withdraw(email, pseudonym, causes);
    await this.auditLog.record(by, {
      action: 'person.erased',
      subject: { kind: 'person', id: pseudonym },
      after: { erased: goes.length, kept: stays.length },
    });
    return { erased: goes, kept: stays };
  }
}

function isCollision(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return COLLISIONS.has(code ?? '');
}
