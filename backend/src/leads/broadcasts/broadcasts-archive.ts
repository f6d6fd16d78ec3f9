import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** The other site may send a scheduled broadcast, or the rest of this one: here the owner decides. */
function stopped(row: Record<string, unknown>): Record<string, unknown> {
  if (row.status === 'scheduled') return { ...row, status: 'draft', send_at: null };
  return row.status === 'sending' ? { ...row, status: 'paused' } : row;
}

/** Broadcasts with their readers. None is sent by reading: see {@link stopped}. */
@Injectable()
export class BroadcastsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'broadcasts',
        after: ['subscribers'],
        tables: [
          { table: 'broadcasts', change: stopped },
          { table: 'broadcast_links', rows: 'links' },
          { table: 'broadcast_recipients', rows: 'recipients' },
        ],
      }),
    );
  }
}
