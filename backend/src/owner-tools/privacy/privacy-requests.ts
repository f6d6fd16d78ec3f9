import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EmailSubjectData } from './email-subject-data.js';
import { subjectDataPage, zipArchive } from './subject-data-archive.js';
import {
  type KeptRecord,
  type SubjectData,
  SubjectDataSources,
  type WholeSubjectData,
} from './subject-data.js';

const ERASED = `SELECT max(at) AS "erasedAt" FROM audit_log
  WHERE subject_kind = 'person' AND subject_id = $1 AND action = 'person.erased'`;

/** Somebody else has just written what is erased, or waits for us as we for them: seen anew, it goes. */
const COLLISIONS = new Set(['40001', '40P01']);

const TRIES = 8;

/** What is in nobody's file. */
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

/** Requests of people about what is kept of them: to see it, to have it, to have it erased (GDPR, articles 15, 17 and 20). */
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
   * Asks every part of the site what it knows of somebody; all lists are empty where nothing is known.
   * @param address in any letters
   * @param seesAll whether whoever asks may know what is for the owner alone, and what an erasure would do
   */
  async read(address: string, seesAll = true): Promise<WholeSubjectData> {
    const email = address.toLowerCase();
    const pseudonym = this.pseudonyms.of(email);
    const parts: (SubjectData & { name: string })[] = [];
    // One after the other: within a transaction they share its connection.
    const shown = this.records.sources.filter(({ isConfidential }) => seesAll || !isConfidential);
    for (const source of shown) parts.push({ name: source.name, ...(await source.read(email, pseudonym)) });
    const events = parts
      .flatMap((part) => part.events)
      .flatMap(({ isConfidential, ...event }) => (seesAll || !isConfidential ? [event] : []));
    const [found] = await this.database.manager.query<{ erasedAt: Date | null }[]>(ERASED, [pseudonym]);
    const newestFirst = (a: { at: string }, b: { at: string }) => b.at.localeCompare(a.at);
    return {
      email,
      erasedAt: found?.erasedAt ?? null,
      facts: parts.flatMap(({ facts }) => facts),
      events: events.sort(newestFirst),
      // How many letters would go tells of those that are not shown.
      leavesOut: [...parts.flatMap(({ leavesOut }) => leavesOut), ...NEVER_INCLUDED],
      goes: seesAll ? parts.flatMap(({ goes }) => goes) : [],
      stays: seesAll ? parts.flatMap(({ stays }) => stays) : [],
      holdsUp: seesAll ? parts.flatMap(({ holdsUp }) => holdsUp) : [],
      data: Object.fromEntries(parts.map(({ name, data }) => [name, data])),
    };
  }

  /**
   * Packs what is kept of somebody, to read and for programs (GDPR, articles 15 and 20), and notes that it was.
   * @returns a ZIP archive
   */
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
   * Erases a person (GDPR, article 17) in one transaction that sees one moment: whoever subscribes or writes at the same
   * time is either erased whole or, having come after, not at all. What has to stay is kept under a pseudonym.
   * Erasing whom nobody knows (any more) is nothing.
   * @param confirmation the address, typed once more
   * @throws DomainError where something of theirs is still under way, in sentences
   */
  async erase(address: string, confirmation: string, by: Staff): Promise<ErasedSubject> {
    const email = address.toLowerCase();
    if (confirmation.toLowerCase() !== email) {
      throw new DomainError('invalid', 'PEOPLE.NOT_CONFIRMED', 'This isn’t the address above.', [
        { field: 'confirmation', message: 'This isn’t the address above.' },
      ]);
    }
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.database.transaction(() => this.tryErase(email, by));
      } catch (error) {
        if (tries === TRIES || !isCollision(error)) throw error;
      }
    }
  }

  private async tryErase(email: string, by: Staff): Promise<ErasedSubject> {
    await this.database.manager.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
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
