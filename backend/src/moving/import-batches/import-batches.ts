import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { canTransition } from '../../platform/transitions.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { ImportBatch } from './import-batch.entity.js';
import { checkImport, removeImportFiles, runImport, undoImport } from './import-batches.jobs.js';
import { findLastOptions } from './import-batches.queries.js';
import { ImportFiles } from './import-files.js';
import {
  columnsKey,
  type ImportKind,
  type ImportState,
  importTransitions,
  mayUndo,
  NO_COUNTS,
} from './import-rules.js';
import { noFile, notNow, otherIsRunning, undoIsOver, unknownImport } from './import-sentences.js';
import { Importers } from './importers.js';

const nameOf = ({ name, email }: Staff): string => `${name} <${email}>`;

/** Imports from the upload to the undo. Jobs do the work: see `ImportRuns` and `ImportUndo`. */
@Injectable()
export class ImportBatches {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly importers: Importers,
    private readonly files: ImportFiles,
  ) {}

  /**
   * Recognizes uploaded files and stores them. Proposes the options of the last import of files with the same columns.
   * @returns the id of the import
   * @throws DomainError if they cannot be read
   */
  async receive(staff: Staff, kind: ImportKind, uploaded: readonly UploadedFile[]): Promise<string> {
    if (uploaded.length === 0) throw noFile();
    const inspection = await this.importers.of(kind).inspect(uploaded);
    const { manager } = this.database;
    const key = inspection.columns ? columnsKey(inspection.columns) : null;
    const known = key ? await findLastOptions(manager, kind, key) : undefined;
    const id = randomUUID();
    // The row comes first: after a crash it expires with its files.
    await manager.insert(ImportBatch, {
      id,
      kind,
      state: 'uploaded',
      files: uploaded.map(({ name, sizeBytes }) => ({ name, sizeBytes })),
      inspection,
      columnsKey: key,
      options: known ?? inspection.options,
      counts: NO_COUNTS,
      who: nameOf(staff),
    });
    await this.files.keep(id, uploaded);
    await manager.update(ImportBatch, { id, state: 'uploaded' }, { state: 'read' });
    return id;
  }

  /**
   * Starts the dry run with these options.
   * @throws DomainError for invalid options, or if the import has begun
   */
  check(id: string, options: unknown): Promise<void> {
    return this.database.transaction(async () => {
      const { kind, inspection } = await this.moveTo(id, 'checking');
      const read = this.importers.of(kind).readOptions(options, inspection);
      const change = { options: read, counts: NO_COUNTS, done: 0, total: null, failure: null };
      await this.database.manager.update(ImportBatch, { id }, change);
      await this.outbox.enqueue(checkImport, { batchId: id });
    });
  }

  /**
   * Starts the import after its dry run. Repeating it has no effect.
   * @throws DomainError if another one of its kind is running
   */
  start(staff: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { state } = await this.lock(id);
      if (state === 'running' || state === 'done') return;
      const { kind, files } = await this.moveTo(id, 'running');
      await this.database.manager.update(ImportBatch, { id }, { done: 0, startedAt: new Date() });
      await this.outbox.enqueue(runImport, { batchId: id });
      const after = { kind, files: files.length };
      await this.auditLog.record(staff, { action: 'import.started', subject: { kind: 'import', id }, after });
    });
  }

  /**
   * Undoes an import as a whole. Repeating it has no effect.
   * @throws DomainError if its time is over, or another one of its kind is running
   */
  undo(staff: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { state, startedAt, expiredAt } = await this.lock(id);
      if (state === 'undoing' || state === 'undone') return;
      if (!mayUndo(state, startedAt, expiredAt)) throw undoIsOver();
      await this.moveTo(id, 'undoing');
      await this.database.manager.update(ImportBatch, { id }, { done: 0 });
      await this.outbox.enqueue(undoImport, { batchId: id });
      await this.auditLog.record(staff, { action: 'import.undone', subject: { kind: 'import', id } });
    });
  }

  /** Forgets an import that was not started. Repeating it has no effect. @throws DomainError if it was */
  cancel(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { state, startedAt } = await this.lock(id);
      if (state === 'cancelled') return;
      if (startedAt) throw notNow();
      await this.moveTo(id, 'cancelled');
      await this.database.manager.update(ImportBatch, { id }, { finishedAt: new Date() });
      await this.outbox.enqueue(removeImportFiles, { batchId: id });
    });
  }

  private async moveTo(id: string, state: ImportState): Promise<ImportBatch> {
    const { manager } = this.database;
    const batch = await this.lock(id);
    if (!canTransition(importTransitions, batch.state, state)) throw notNow();
    if (state === 'running' || state === 'undoing') {
      await this.database.lock(`imports:${batch.kind}`);
      const busy = { kind: batch.kind, state: In(['running', 'undoing'] as const) };
      if (await manager.existsBy(ImportBatch, busy)) throw otherIsRunning();
    }
    await manager.update(ImportBatch, { id }, { state });
    return batch;
  }

  private async lock(id: string): Promise<ImportBatch> {
    const batch = await this.database.manager.findOne(ImportBatch, { where: { id }, lock: ROW_LOCK });
    if (!batch || batch.state === 'uploaded') throw unknownImport();
    return batch;
  }
}
