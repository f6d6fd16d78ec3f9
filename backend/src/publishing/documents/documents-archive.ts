import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { Database } from '../../platform/database/database.js';

/** A text that waits for a job of the first site is a draft, or stays as it is published. */
const withoutSchedule = (row: Record<string, unknown>): Record<string, unknown> => ({
  ...row,
  state: row['state'] === 'scheduled' ? 'draft' : row['state'],
  scheduled_at: null,
  scheduled_version: null,
});

/** Articles and pages with their versions, former addresses, origins and categories. */
@Injectable()
export class DocumentsArchive {
  constructor(parts: ArchiveParts, database: Database) {
    parts.add(
      new TablesPart(database, {
        name: 'articles',
        tables: [
          { table: 'documents', change: withoutSchedule },
          { table: 'document_drafts', rows: 'drafts' },
          { table: 'document_versions', rows: 'versions' },
          { table: 'document_redirects', rows: 'formerAddresses' },
          { table: 'document_old_addresses', rows: 'oldAddresses' },
          { table: 'imported_texts', rows: 'imported' },
          { table: 'article_categories', rows: 'categories' },
        ],
      }),
    );
  }
}
