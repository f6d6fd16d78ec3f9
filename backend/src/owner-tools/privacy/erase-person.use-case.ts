import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { PersonRecords, type KeptRecord } from './person-records.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';
import { ReadPerson } from './read-person.query.js';
import { WithdrawLetters } from './withdraw-letters.use-case.js';

/** Somebody else has just written what is erased, or waits for us as we for them: seen anew, it goes. */
const COLLISIONS = new Set(['40001', '40P01']);
const TRIES = 8;

export interface ErasedPerson {
  erased: string[];
  kept: KeptRecord[];
}

/**
 * Erases a person (GDPR, article 17) in one transaction that sees one moment: whoever subscribes or writes at the same
 * time is either erased whole or, having come after, not at all. What has to stay is kept under a pseudonym.
 */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly database: Database,
    private readonly records: PersonRecords,
    private readonly pseudonyms: Pseudonyms,
    private readonly readPerson: ReadPerson,
    private readonly withdrawLetters: WithdrawLetters,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Erasing whom nobody knows (any more) is nothing.
   * @param confirmation the address, typed once more
   * @throws DomainError where something of hers is still under way, in sentences
   */
  async execute(address: string, confirmation: string, by: Staff): Promise<ErasedPerson> {
    const email = address.toLowerCase();
    if (confirmation.toLowerCase() !== email) {
      throw new DomainError('invalid', 'PEOPLE.NOT_CONFIRMED', 'This is not the address above.', [
        { field: 'confirmation', message: 'This is not the address above.' },
      ]);
    }
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.database.transaction(() => this.erase(email, by));
      } catch (error) {
        if (tries === TRIES || !isCollision(error)) throw error;
      }
    }
  }

  private async erase(email: string, by: Staff): Promise<ErasedPerson> {
    await this.database.manager.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const { goes, stays, holdsUp } = await this.readPerson.execute(email);
    if (holdsUp.length > 0) throw new DomainError('conflict', 'PEOPLE.UNDER_WAY', holdsUp.join(' '));
    if (goes.length === 0) return { erased: [], kept: stays };
    const pseudonym = await this.pseudonyms.of(email);
    const causes: object[] = [];
    for (const source of this.records.sources) causes.push(...(await source.erase(email, pseudonym)).causes);
    await this.withdrawLetters.execute(email, pseudonym, causes);
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
