import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';
import { Database } from '../database/database.js';

/** Something that somebody of the staff has done. */
export interface AuditEntry {
  /** What was done, as `<kind>.<past tense>`: `order.refunded`. */
  action: string;
  /** To what: `{ kind: 'order', id }`. Ids only; of a reader never the address, for the log cannot be erased. */
  subject: { kind: string; id: string };
  /** Only the fields that have changed, as they were; nothing that names or describes a reader. */
  before?: object | undefined;
  /** The same fields as they are now. */
  after?: object | undefined;
  /** Why, in the words of who did it. */
  reason?: string | undefined;
}

const INSERT = `INSERT INTO audit_log (user_id, who, action, subject_kind, subject_id, before, after, reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const json = (fields: object | undefined) => (fields ? JSON.stringify(fields) : null);

/**
 * Records who did what, when and why. The triggers `audit_log_append_only` and `audit_log_never_emptied` reject changes
 * and deletions.
 */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /**
   * Notes what is done, in the transaction that does it: neither is there without the other.
   * @param by whose session it is; for what comes before a session, whoever it is then found to be; undefined where
   *   nobody knows; `{ name }` for who has no account, such as `The buyer`
   */
  async record(
    by: Pick<Staff, 'userId' | 'name' | 'email'> | { name: string } | undefined,
    entry: AuditEntry,
  ): Promise<void> {
    if (!this.database.isInTransaction) throw new Error('What is noted is part of what is done.');
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

  /** Notes that a whole list is taken out of the house. @param list its name: `subscriptions` */
  recordExport(by: Staff, list: string): Promise<void> {
    const entry = { action: 'list.exported', subject: { kind: 'list', id: list } };
    return this.database.transaction(() => this.record(by, entry));
  }
}
