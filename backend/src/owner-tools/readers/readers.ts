import { Injectable } from '@nestjs/common';

import { mayDo } from '../../platform/access/permissions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { inBatches, type Page, type PageInput } from '../../platform/http/paged-list.js';
import { findReaders, type ReaderFilter, type ReaderRow } from './readers.queries.js';

type ExportedReader = Omit<ReaderRow, 'kinds'> & { kinds: string };

/** Everyone who bought, subscribed, wrote, downloaded, waits for a book, reviewed or answered a questionnaire. */
@Injectable()
export class Readers {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** Those with the latest contact first. @throws DomainError for an invalid cursor */
  list({ role }: Staff, filter: ReaderFilter, page: PageInput): Promise<Page<ReaderRow>> {
    return findReaders(this.database, filter, mayDo(role, 'people.erase'), page);
  }

  /** For a file. The export is in the audit log before the first row is sent. */
  async export(by: Staff, filter: ReaderFilter): Promise<AsyncIterable<ExportedReader>> {
    await this.auditLog.recordExport(by, 'readers');
    const rows = inBatches((page) => this.list(by, filter, page));
    return inWords(rows);
  }
}

async function* inWords(rows: AsyncIterable<ReaderRow>): AsyncGenerator<ExportedReader> {
  for await (const row of rows) yield { ...row, kinds: row.kinds.join(', ') };
}
