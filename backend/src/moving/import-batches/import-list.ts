import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ImportBatch } from './import-batch.entity.js';
import type { ImportDto, ImportPageDto, ImportRowPageDto } from './import-batches.dto.js';
import { listBatches, listRows, type RowFilter } from './import-batches.queries.js';
import { LISTED_IMPORTS, mayUndo } from './import-rules.js';
import { unknownImport } from './import-sentences.js';

type Listed = Omit<ImportBatch, 'columnsKey'>;

/** Imports and their rows, for the dashboard. */
@Injectable()
export class ImportList {
  constructor(private readonly database: Database) {}

  async list(cursor?: string): Promise<ImportPageDto> {
    const { items, nextCursor } = await listBatches<Listed>(this.database, cursor, LISTED_IMPORTS);
    return { items: items.map(viewOf), nextCursor };
  }

  /** @throws DomainError if it is unknown */
  async find(id: string): Promise<ImportDto> {
    const batch = await this.database.manager.findOneBy(ImportBatch, { id });
    if (!batch || batch.state === 'uploaded') throw unknownImport();
    return viewOf(batch);
  }

  /** In the order of the files. */
  async rows(id: string, filter: RowFilter): Promise<ImportRowPageDto> {
    const rows = await listRows(this.database.manager, id, filter, LISTED_IMPORTS + 1);
    const items = rows.slice(0, LISTED_IMPORTS);
    return { items, nextAfter: rows.length > LISTED_IMPORTS ? (items.at(-1)?.number ?? null) : null };
  }
}

function viewOf({ inspection, startedAt, expiredAt, ...batch }: Listed): ImportDto {
  const { source, columns = [], samples = [], values = {} } = inspection;
  return {
    id: batch.id,
    kind: batch.kind,
    state: batch.state,
    files: batch.files,
    source,
    columns: [...columns],
    samples: samples.map((row) => [...row]),
    values: Object.fromEntries(Object.entries(values).map(([name, known]) => [name, [...known]])),
    options: batch.options as Record<string, unknown>,
    counts: batch.counts,
    done: batch.done,
    total: batch.total,
    failure: batch.failure,
    who: batch.who,
    createdAt: batch.createdAt,
    startedAt,
    finishedAt: batch.finishedAt,
    mayUndo: mayUndo(batch.state, startedAt, expiredAt),
  };
}
