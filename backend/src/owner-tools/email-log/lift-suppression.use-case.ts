import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';

/** Lets an address have letters of a list again. */
@Injectable()
export class LiftSuppression {
  constructor(
    private readonly suppressions: MailSuppressions,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where the address is not held back on such a list */
  execute(list: string, email: string, by: Staff): Promise<void> {
    return this.database.transaction(() => this.lift(list, email, by));
  }

  private async lift(list: string, email: string, by: Staff): Promise<void> {
    const isKnown = list === 'purchases' || list === 'letters';
    // The log outlives her: it says on which list, and not whose address it was.
    if (isKnown && !email.includes('\0') && (await this.suppressions.lift(list, email)))
      return this.auditLog.record(by, {
        action: 'mail.let-through',
        subject: { kind: 'mail-list', id: list },
      });
    throw new DomainError('not-found', 'MAIL.NOT_SUPPRESSED', 'This address is not held back on this list.');
  }
}
