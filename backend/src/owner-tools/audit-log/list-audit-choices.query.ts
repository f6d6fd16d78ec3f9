import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { AuditChoicesDto } from './audit-log.dto.js';

/** The values of a column, each found by one look into its index: the log itself is not walked through. */
const valuesOf = (column: 'who' | 'action') => `
  WITH RECURSIVE found AS (
    (SELECT ${column} AS value FROM audit_log ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM audit_log WHERE ${column} > found.value ORDER BY ${column} LIMIT 1)
    FROM found WHERE found.value IS NOT NULL
  )
  SELECT value FROM found WHERE value IS NOT NULL LIMIT 500`;

/** What the log can be looked through for. */
@Injectable()
export class ListAuditChoices {
  constructor(private readonly database: Database) {}

  async execute(): Promise<AuditChoicesDto> {
    const read = async (column: 'who' | 'action') => {
      const rows = (await this.database.manager.query(valuesOf(column))) as { value: string }[];
      return rows.map(({ value }) => value);
    };
    return { who: await read('who'), actions: await read('action') };
  }
}
