import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import { Draining } from '../../platform/draining.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ImportBatch } from './import-batch.entity.js';
import { checkImport, runImport } from './import-batches.jobs.js';
import {
  countRows,
  deleteRows,
  findFirstPlaces,
  type RowToSave,
  saveRows,
} from './import-batches.queries.js';
import { ImportFiles } from './import-files.js';
import { CHUNK_SIZE, RUN_MS } from './import-rules.js';
import type { FaultyEntry, ImportEntry, ImportFile, WrittenRow } from './importer.js';
import { Importers } from './importers.js';

type Entry = ImportEntry | FaultyEntry;
type Stage = 'checking' | 'running';

const JOBS = { checking: checkImport, running: runImport };
const NEXT = { checking: 'checked', running: 'done' } as const;

const isReadable = (entry: Entry): entry is ImportEntry => !('fault' in entry);

/**
 * Dry runs and imports, chunk by chunk. Each chunk, its rows and the number of its last entry are one transaction: a
 * process that is killed loses at most one chunk, which the next run does again.
 */
@Injectable()
export class ImportRuns {
  private readonly logger = new Logger('Imports');

  constructor(
    private readonly database: Database,
    private readonly importers: Importers,
    private readonly files: ImportFiles,
    private readonly outbox: Outbox,
    private readonly draining: Draining,
  ) {}

  @HandlesJobOutside(checkImport)
  check({ batchId }: { batchId: string }): Promise<Closing> {
    return this.work(batchId, 'checking');
  }

  @HandlesJobOutside(runImport)
  run({ batchId }: { batchId: string }): Promise<Closing> {
    return this.work(batchId, 'running');
  }

  private async work(id: string, stage: Stage): Promise<Closing> {
    const batch = await this.database.manager.findOneBy(ImportBatch, { id, state: stage });
    if (!batch) return undefined;
    const announced = (close: () => Promise<unknown>) => async () => {
      if (stage === 'running') await this.importers.of(batch.kind).announce?.();
      await close();
    };
    try {
      const result = await this.files.use(batch, (files) => this.readOn(batch, stage, files));
      if (result === 'halted') return undefined;
      if (result === 'unfinished') return announced(() => this.outbox.enqueue(JOBS[stage], { batchId: id }));
      return announced(() => this.finish(id, stage));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ message: 'import failed', id, code: error.code });
      return announced(() => this.fail(id, stage, error.message));
    }
  }

  /** Handles the entries that earlier runs did not. `halted`: cancelled, or another process works on it. */
  private async readOn(
    batch: ImportBatch,
    stage: Stage,
    files: readonly ImportFile[],
  ): Promise<'finished' | 'unfinished' | 'halted'> {
    const importer = this.importers.of(batch.kind);
    const { chunkSize = CHUNK_SIZE } = importer;
    const endsAt = performance.now() + RUN_MS;
    let { done } = batch;
    let chunk: Entry[] = [];
    const handle = async (): Promise<'handled' | 'halted' | 'unfinished'> => {
      const prepared = await importer.prepare?.(chunk.filter(isReadable), { batch, files, stage });
      // It may have stopped before it had everything.
      if (prepared && this.draining.signal.aborted) return 'unfinished';
      const byNumber = new Map(prepared?.map((entry) => [entry.number, entry]));
      const ready = chunk.map((entry) => byNumber.get(entry.number) ?? entry);
      const isHandled = await this.handleChunk(batch, stage, done, ready);
      done = chunk.at(-1)?.number ?? done;
      chunk = [];
      return isHandled ? 'handled' : 'halted';
    };
    for await (const entry of importer.entries(files, batch)) {
      if (entry.number <= done) continue;
      chunk.push(entry);
      if (chunk.length < chunkSize) continue;
      const result = await handle();
      if (result !== 'handled') return result;
      if (performance.now() > endsAt || this.draining.signal.aborted) return 'unfinished';
    }
    const last = chunk.length === 0 ? 'handled' : await handle();
    return last === 'handled' ? 'finished' : last;
  }

  /** @returns false if the import is no longer where this run believes it is */
  private handleChunk(
    { id }: ImportBatch,
    stage: Stage,
    from: number,
    chunk: readonly Entry[],
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const batch = await manager.findOne(ImportBatch, { where: { id }, lock: ROW_LOCK });
      if (batch?.state !== stage || batch.done !== from) return false;
      const first = chunk[0]?.number ?? 0;
      // Rows of an earlier dry run with other options.
      if (stage === 'checking' && from === 0) await deleteRows(manager, id);
      const readable = chunk.filter(isReadable);
      await this.markDoubles(id, readable, first);
      const importer = this.importers.of(batch.kind);
      const rows: WrittenRow[] =
        stage === 'checking'
          ? await importer.plan(manager, readable, batch)
          : await importer.write(manager, readable, batch);
      await saveRows(manager, id, rowsToSave(chunk, rows));
      const done = chunk.at(-1)?.number ?? from;
      await manager.update(ImportBatch, { id }, { done });
      return true;
    });
  }

  private async markDoubles(id: string, entries: readonly ImportEntry[], first: number): Promise<void> {
    const ids = entries.map(({ sourceId }) => sourceId);
    const places = await findFirstPlaces(this.database.manager, id, ids, first);
    for (const entry of entries) {
      const earlier = places.get(entry.sourceId);
      if (earlier === undefined) places.set(entry.sourceId, entry.place);
      else entry.doubleOf = earlier;
    }
  }

  private async finish(id: string, stage: Stage): Promise<void> {
    const { manager } = this.database;
    const batch = await manager.findOne(ImportBatch, { where: { id, state: stage }, lock: ROW_LOCK });
    if (!batch) return;
    await manager.update(
      ImportBatch,
      { id },
      {
        state: NEXT[stage],
        counts: await countRows(manager, id),
        total: batch.done,
        ...(stage === 'running' ? { finishedAt: new Date() } : {}),
      },
    );
  }

  private async fail(id: string, stage: Stage, failure: string): Promise<void> {
    const { manager } = this.database;
    const counts = await countRows(manager, id);
    const change = { state: 'failed', failure, counts, finishedAt: new Date() } as const;
    await manager.update(ImportBatch, { id, state: stage }, change);
  }
}

function rowsToSave(chunk: readonly Entry[], rows: readonly WrittenRow[]): RowToSave[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return chunk.map((entry) => {
    const { number, place } = entry;
    const isRead = isReadable(entry);
    const row: WrittenRow | undefined = isRead
      ? byNumber.get(number)
      : { number, outcome: 'refused', reason: entry.fault };
    if (!row) throw new Error(`no result for entry ${number}`);
    return {
      number,
      place,
      sourceId: isRead ? entry.sourceId : null,
      outcome: row.outcome,
      code: row.reason?.code ?? null,
      params: row.reason?.params ?? null,
      claim: row.claim ?? null,
      madeKind: row.made?.kind ?? null,
      madeId: row.made?.id ?? null,
      undo: row.undo ?? null,
    };
  });
}
