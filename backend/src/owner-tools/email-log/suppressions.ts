import { Injectable } from '@nestjs/common';

import type { SuppressionPageDto } from './email-log.dto.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { findSuppressions } from './email-log.queries.js';

@Injectable()
export class Suppressions {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
    private readonly auditLog: AuditLog,
  ) {}

  list(cursor?: string): Promise<SuppressionPageDto> {
    return findSuppressions(this.database, cursor);
  }

  /** @throws DomainError if the address is not suppressed on the list */
  lift(list: string, email: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const isKnown = list === 'purchases' || list === 'letters';
      // The audit log outlives an erasure, so it names the list and not the address.
      if (isKnown && !email.includes('\0') && (await this.suppressions.lift(list, email)))
        return this.auditLog.record(by, {
          action: 'mail.let-through',
          subject: { kind: 'mail-list', id: list },
        });
      throw new DomainError('not-found', 'MAIL.NOT_SUPPRESSED', 'This address isn’t blocked on this list.');
    });
  }
}
