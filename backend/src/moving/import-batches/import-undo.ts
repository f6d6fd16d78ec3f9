import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import { Draining } from '../../platform/draining.js';
import { type Closing, HandlesJob, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ImportBatch } from './import-batch.entity.js';
import { expireImports, removeImportFiles, undoImport } from './import-batches.jobs.js';
import {
  countRows,
  expireBatch,
  findExpired,
  findUndoableRows,
  markUndone,
} from './import-batches.queries.js';
import { CHUNK_SIZE, EXPIRE_BATCH, RUN_MS } from './import-rules.js';
import { Importers } from './importers.js';

/** Undoes imports chunk by chunk, the last row first, and ends those that can no longer be undone. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly database: Database,
    private readonly importers: Importers,
    private readonly outbox: Outbox,
    private readonly draining: Draining,
  ) {}

  @HandlesJobOutside(undoImport)
  async undo({ batchId: id }: { batchId: string }): Promise<Closing> {
    const endsAt = performance.now() + RUN_MS;
    for (;;) {
      const result = await this.undoChunk(id);
      if (result === 'halted') return undefined;
      if (result === 'finished' && (await this.takeBack(id))) return () => this.finish(id);
      if (performance.now() > endsAt || this.draining.signal.aborted)
        return async () => {
          await this.announce(id);
          await this.outbox.enqueue(undoImport, { batchId: id });
        };
    }
  }

  private undoChunk(id: string): Promise<'unfinished' | 'finished' | 'halted'> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const batch = await manager.findOne(ImportBatch, { where: { id }, lock: ROW_LOCK });
      if (batch?.state !== 'undoing') return 'halted';
      const importer = this.importers.of(batch.kind);
      const rows = await findUndoableRows(manager, id, importer.chunkSize ?? CHUNK_SIZE);
      if (rows.length === 0) return 'finished';
      await markUndone(manager, id, await importer.undo(manager, rows, batch));
      await manager.update(ImportBatch, { id }, { done: batch.done + rows.length });
      return 'unfinished';
    });
  }

  private async takeBack(id: string): Promise<boolean> {
    const batch = await this.database.manager.findOneBy(ImportBatch, { id, state: 'undoing' });
    return !batch || ((await this.importers.of(batch.kind).takeBack?.(batch)) ?? true);
  }

  private async announce(id: string): Promise<void> {
    const batch = await this.database.manager.findOneBy(ImportBatch, { id });
    if (batch) await this.importers.of(batch.kind).announce?.();
  }

  private async finish(id: string): Promise<void> {
    const { manager } = this.database;
    await this.announce(id);
    const counts = await countRows(manager, id);
    await manager.update(
      ImportBatch,
      { id, state: 'undoing' },
      { state: 'undone', counts, finishedAt: new Date() },
    );
  }

  @HandlesJob(expireImports)
  async expire(): Promise<void> {
    const { manager } = this.database;
    const ids = await findExpired(manager, EXPIRE_BATCH);
    for (const id of ids) {
      await expireBatch(manager, id);
      await this.outbox.enqueue(removeImportFiles, { batchId: id });
    }
    if (ids.length === EXPIRE_BATCH) await this.outbox.enqueue(expireImports, {});
  }
}
