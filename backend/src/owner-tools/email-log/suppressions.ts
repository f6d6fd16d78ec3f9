import { Injectable } from '@nestjs/common';

import type { SuppressionPageDto } from './email-log.dto.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { type PagedList, readPage } from '../../platform/http/paged-list.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { DomainError } from '../../platform/http/domain-error.js';

const SUPPRESSIONS: PagedList = {
  select: 'SELECT list, email, reason, created_at AS "createdAt"',
  from: 'FROM mail_suppressions WHERE true',
  at: 'created_at',
  id: "(list || ' ' || email)",
  idType: 'text',
};

/** Addresses that get no more emails of a list, until somebody lets them through again. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
    private readonly auditLog: AuditLog,
  ) {}

  /** The newest first, a page at a time. */
  list(cursor?: string): Promise<SuppressionPageDto> {
    return readPage(this.database, SUPPRESSIONS, [], { cursor });
  }

  /**
   * Lets an address have emails of a list again.
   * @throws DomainError where the address is not held back on such a list
   */
  lift(list: string, email: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const isKnown = list === 'purchases' || list === 'letters';
      // The log outlives the person: it says on which list, and not whose address it was.
      if (isKnown && !email.includes('\0') && (await this.suppressions.lift(list, email)))
        return this.auditLog.record(by, {
          action: 'mail.let-through',
          subject: { kind: 'mail-list', id: list },
        });
      throw new DomainError('not-found', 'MAIL.NOT_SUPPRESSED', 'This address isn’t blocked on this list.');
    });
  }
}
