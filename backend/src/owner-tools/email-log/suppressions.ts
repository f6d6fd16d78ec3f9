import { Injectable } from '@nestjs/common';

import type { SuppressionDto, SuppressionPageDto } from './email-log.dto.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import {
  microsecondsOf,
  PAGE_SIZE,
  pageOf,
  readCursor,
  timeOf,
} from '../../platform/database/page-cursor.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { DomainError } from '../../platform/http/domain-error.js';

type SuppressionRow = SuppressionDto & { exactCreatedAt: string; key: string };

const SUPPRESSIONS = `
  SELECT list, email, reason, created_at AS "createdAt", ${microsecondsOf('created_at')} AS "exactCreatedAt",
    list || ' ' || email AS key
  FROM mail_suppressions
  WHERE $1::bigint IS NULL OR (created_at, list || ' ' || email) < (${timeOf('$1')}, $2::text)
  ORDER BY created_at DESC, list || ' ' || email DESC LIMIT ${PAGE_SIZE + 1}`;

/** Addresses that get no more emails of a list, until somebody lets them through again. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
    private readonly auditLog: AuditLog,
  ) {}

  /** The newest first, a page at a time. */
  async list(cursor?: string): Promise<SuppressionPageDto> {
    const end = readCursor(cursor, 'text');
    const rows = (await this.database.manager.query(SUPPRESSIONS, [
      end?.at ?? null,
      end?.id ?? null,
    ])) as SuppressionRow[];
    const { items, nextCursor } = pageOf(rows, ({ exactCreatedAt, key }) => ({
      at: exactCreatedAt,
      id: key,
    }));
    return {
      items: items.map(({ list, email, reason, createdAt }) => ({ list, email, reason, createdAt })),
      nextCursor,
    };
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
      throw new DomainError(
        'not-found',
        'MAIL.NOT_SUPPRESSED',
        'This address is not held back on this list.',
      );
    });
  }
}
