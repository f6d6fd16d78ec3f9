import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';
import { Database } from '../database/database.js';

export interface AuditEntry {
  /** `<kind>.<past tense>`, such as `order.refunded`. */
  action: string;
  /** Such as `{ kind: 'order', id }`. Never a reader's address, because the log cannot be erased. */
  subject: { kind: string; id: string };
  /** Changed fields before the action, without personal data of readers. */
  before?: object | undefined;
  after?: object | undefined;
  reason?: string | undefined;
}

const INSERT = `INSERT INTO audit_log (user_id, who, action, subject_kind, subject_id, before, after, reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const json = (fields: object | undefined) => (fields ? JSON.stringify(fields) : null);

/** The triggers `audit_log_append_only` and `audit_log_never_emptied` reject changes and deletions. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /** @param by undefined if unknown; `{ name }` for a person without an account, such as `The buyer` */
  async record(
    by: Pick<Staff, 'userId' | 'name' | 'email'> | { name: string } | undefined,
    entry: AuditEntry,
  ): Promise<void> {
    if (!this.database.isInTransaction)
      throw new Error('An audit entry must be part of the transaction of its action.');
    const { action, subject, before, after, reason } = entry;
    const staff = by && 'userId' in by ? by : undefined;
    await this.database.manager.query(INSERT, [
      staff?.userId,
      staff ? `${staff.name} <${staff.email}>` : (by?.name ?? 'somebody'),
      action,
      subject.kind,
      subject.id,
      json(before),
      json(after),
      reason ?? null,
    ]);
  }

  recordExport(by: Staff, list: string): Promise<void> {
    const entry = { action: 'list.exported', subject: { kind: 'list', id: list } };
    return this.database.transaction(() => this.record(by, entry));
  }
}
