import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { OWNER } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { ImportsAdmin } from '../../testing/imports-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import type { ImportBatch } from './import-batch.entity.js';
import { findMade } from './import-batches.queries.js';
import type { Inspection } from './import-rules.js';
import { ImportRuns } from './import-runs.js';
import { ImportUndo } from './import-undo.js';
import type {
  FaultyEntry,
  Importer,
  ImportEntry,
  ImportFile,
  PlannedRow,
  Preparation,
  UndoableRow,
  UndoneRow,
  WrittenRow,
} from './importer.js';
import { Importers } from './importers.js';

type Entry = ImportEntry<string>;

/** Lines such as `stillness=Stillness` become categories. `!` is a fault, `END` an unreadable file. */
class CategoryImporter implements Importer<string> {
  readonly kind = 'archive';
  readonly chunkSize = 3;
  /** Called before the end of each chunk; throws to end the job as a crash does. */
  onChunk: (stage: 'plan' | 'write' | 'undo') => void = () => undefined;
  onPrepare: (ids: readonly string[]) => void = () => undefined;

  async inspect([file]: readonly ImportFile[]): Promise<Inspection> {
    const text = await readFile(file?.path ?? '', 'utf8');
    if (text.startsWith('PK')) throw new DomainError('unprocessable', 'TEST.ZIP', 'This is no text.');
    return { source: 'lines', options: { prefix: '' }, columns: ['id', 'label'] };
  }

  readOptions(value: unknown): object {
    return { prefix: String((value as { prefix?: unknown }).prefix ?? '') };
  }

  async *entries(files: readonly ImportFile[]): AsyncGenerator<Entry | FaultyEntry> {
    let number = 0;
    for (const { name, path } of files) {
      for (const [at, line] of (await readFile(path, 'utf8')).trim().split('\n').entries()) {
        number += 1;
        const [sourceId = '', value = ''] = line.split('=');
        const place = `${name}, ${at + 1}`;
        if (line === 'END') throw new DomainError('unprocessable', 'TEST.END', 'The file ends too soon.');
        yield line === '!'
          ? { number, place, fault: { code: 'BROKEN' } }
          : { number, place, sourceId, value };
      }
    }
  }

  private async rowFor(manager: EntityManager, entry: Entry, { options, kind }: ImportBatch) {
    const { number, sourceId, value, doubleOf } = entry;
    const label = (options as { prefix: string }).prefix + value;
    if (doubleOf) return { number, outcome: 'skipped', reason: { code: 'DOUBLE' } } as const;
    const made = (await findMade(manager, { kind, source: 'lines' }, [sourceId])).get(sourceId);
    const id = made?.id ?? sourceId;
    const sql = 'SELECT label FROM article_categories WHERE id = $1';
    const [known] = await manager.query<{ label: string }[]>(sql, [id]);
    const outcome = !known ? 'new' : known.label === label ? 'unchanged' : 'updated';
    const undo = outcome === 'unchanged' ? undefined : { before: known?.label ?? null, after: label };
    return { number, outcome, made: { kind: 'category', id }, undo, label } as const;
  }

  async plan(manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<PlannedRow[]> {
    const rows: PlannedRow[] = [];
    for (const entry of entries) rows.push(await this.rowFor(manager, entry, batch));
    this.onChunk('plan');
    return rows;
  }

  async prepare(entries: readonly Entry[], { stage }: Preparation): Promise<Entry[]> {
    if (stage === 'running') this.onPrepare(entries.map(({ sourceId }) => sourceId));
    return [...entries];
  }

  async write(manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<WrittenRow[]> {
    const rows: WrittenRow[] = [];
    for (const entry of entries) {
      const row = await this.rowFor(manager, entry, batch);
      rows.push(row);
      if (row.outcome === 'new' || row.outcome === 'updated')
        await manager.query(
          `INSERT INTO article_categories (id, label) VALUES ($1, $2)
          ON CONFLICT (id) DO UPDATE SET label = excluded.label`,
          [row.made.id, row.label],
        );
    }
    this.onChunk('write');
    return rows;
  }

  async undo(manager: EntityManager, rows: readonly UndoableRow[]): Promise<UndoneRow[]> {
    const undone: UndoneRow[] = [];
    for (const { number, made, undo } of rows) {
      const [, count] = await manager.query<[unknown[], number]>(
        undo['before'] === null
          ? 'DELETE FROM article_categories WHERE id = $1 AND label = $2 AND $3::text IS NULL'
          : 'UPDATE article_categories SET label = $3 WHERE id = $1 AND label = $2',
        [made.id, undo['after'], undo['before']],
      );
      undone.push({
        number,
        undone: count === 0 ? 'kept' : undo['before'] === null ? 'removed' : 'restored',
      });
    }
    this.onChunk('undo');
    return undone;
  }
}

const LETTERS = [...'abcdefghij'];
const ten = (prefix = '') => ({
  name: 'ten.txt',
  content: LETTERS.map((id) => `${id}=${prefix}${id.toUpperCase()}`).join('\n'),
});

describe('An import', () => {
  let shop: RunningShop;
  let imports: ImportsAdmin;
  const importer = new CategoryImporter();

  beforeAll(async () => {
    shop = await openShop(OWNER);
    imports = new ImportsAdmin(await signInOwner(shop));
    shop.app.get(Importers).add(importer);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    importer.onChunk = () => undefined;
    importer.onPrepare = () => undefined;
    await shop.pool.query('DELETE FROM import_batches; DELETE FROM article_categories');
  });

  const labels = async () =>
    (await shop.pool.query<{ label: string }>('SELECT label FROM article_categories ORDER BY id')).rows.map(
      ({ label }) => label,
    );
  const storedFiles = async (id: string) => {
    const found: string[] = [];
    for await (const { key } of shop.app.get(StoredFiles).list(`imports/${id}/`)) found.push(key);
    return found;
  };
  /** Ends a job once, at its second chunk, after its statements and before its commit. */
  const crashOnceIn = (stage: 'plan' | 'write' | 'undo') => {
    let chunks = 0;
    importer.onChunk = (now) => {
      if (now === stage && (chunks += 1) === 2) throw new Error('killed');
    };
  };

  it('says in a dry run by number and by row what would come, and writes nothing', async () => {
    await shop.pool.query(`INSERT INTO article_categories VALUES ('a', 'A'), ('b', 'Other')`);
    const lines = { name: 'lines.txt', content: 'a=A\nb=B\nc=C\n!\nc=Twice' };
    const checked = await imports.check('archive', [lines]);
    expect(checked).toMatchObject({ source: 'lines', total: 5, columns: ['id', 'label'], startedAt: null });
    expect(checked.counts.outcomes).toEqual({ new: 1, updated: 1, unchanged: 1, skipped: 1, refused: 1 });
    expect(checked.counts.reasons).toContainEqual({ outcome: 'skipped', code: 'DOUBLE', count: 1 });
    expect(await imports.rows(checked.id)).toEqual([
      'lines.txt, 1 unchanged',
      'lines.txt, 2 updated',
      'lines.txt, 3 new',
      'lines.txt, 4 refused BROKEN',
      'lines.txt, 5 skipped DOUBLE',
    ]);
    expect(await imports.rows(checked.id, '?outcome=skipped&code=DOUBLE')).toEqual([
      'lines.txt, 5 skipped DOUBLE',
    ]);
    expect(await labels()).toEqual(['A', 'Other']);
  });

  it.each(['plan', 'write', 'undo'] as const)(
    'continues after a crash in a chunk (%s), with nothing doubled or missing',
    async (stage) => {
      crashOnceIn(stage);
      const { id, counts } = await imports.run('archive', [ten()]);
      expect(counts.outcomes).toEqual({ new: 10 });
      expect(await labels()).toHaveLength(10);
      const undone = await imports.undo(id);
      expect(undone.counts.undone).toEqual({ removed: 10 });
      expect(await labels()).toEqual([]);
    },
  );

  it('continues after its last finished chunk, and a second process changes nothing', async () => {
    const { id } = await imports.check('archive', [ten()]);
    await shop.pool.query("UPDATE import_batches SET state = 'running', started_at = now(), done = 6");
    const runs = shop.app.get(ImportRuns);
    const seen: number[] = [];
    importer.onChunk = () => void seen.push(1);
    await Promise.all([runs.run({ batchId: id }), runs.run({ batchId: id })]);
    // Chunks of three: entries 7 to 9, and 10. A process that finds its chunk done stops.
    expect(seen).toHaveLength(2);
    expect(await labels()).toEqual(['G', 'H', 'I', 'J']);
  });

  it('prepares each chunk before its transaction, and again if it did not end', async () => {
    const database = shop.app.get(Database);
    const prepared: string[] = [];
    importer.onPrepare = (ids) => prepared.push(`${ids.join('')} ${String(database.isInTransaction)}`);
    crashOnceIn('write');
    await imports.run('archive', [ten()]);
    expect(prepared).toEqual(['abc false', 'def false', 'def false', 'ghi false', 'j false']);
  });

  it('updates by source id when it runs again, and its undo restores what was there', async () => {
    const first = await imports.run('archive', [ten()]);
    expect((await imports.run('archive', [ten()])).counts.outcomes).toEqual({ unchanged: 10 });
    const second = await imports.run('archive', [ten()], { prefix: 'New ' });
    expect(second.counts.outcomes).toEqual({ updated: 10 });
    await shop.pool.query("UPDATE article_categories SET label = 'Hers' WHERE id = 'c'");
    expect((await imports.undo(second.id)).counts.undone).toEqual({ restored: 9, kept: 1 });
    expect(await labels()).toEqual(['A', 'B', 'Hers', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);
    expect((await imports.undo(first.id)).counts.undone).toEqual({ removed: 9, kept: 1 });
    expect((await imports.run('archive', [ten()])).counts.outcomes).toEqual({ new: 9, updated: 1 });
  });

  it('proposes the options of the last import of files with the same columns', async () => {
    await imports.check('archive', [ten()], { prefix: 'Kept ' });
    expect((await imports.upload('archive', ten())).body.options).toEqual({ prefix: 'Kept ' });
  });

  it('waits for another one of its kind: the second start is refused', async () => {
    const [one, other] = [
      await imports.check('archive', [ten()]),
      await imports.check('archive', [ten('x')]),
    ];
    await shop.pool.query("UPDATE import_batches SET state = 'running' WHERE id = $1", [one.id]);
    const refused = await imports.post(other.id, 'start');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'IMPORTS.OTHER_IS_RUNNING' }]);
    await shop.pool.query("UPDATE import_batches SET state = 'done' WHERE id = $1", [one.id]);
    await Promise.all([imports.post(other.id, 'start'), imports.post(other.id, 'start')]);
    await imports.reach(other.id, 'done');
    expect(await labels()).toHaveLength(10);
  });

  it('fails with a sentence if the file turns out to be unreadable; what came can be undone', async () => {
    const { body } = await imports.upload('archive', { name: 'cut.txt', content: 'a=A\nEND' });
    await imports.post(body.id, 'check', { options: {} });
    const failed = await imports.reach(body.id, 'failed');
    expect(failed).toMatchObject({ failure: 'The file ends too soon.', mayUndo: false });
    expect((await imports.post(body.id, 'cancel')).body.state).toBe('cancelled');
    const zip = await imports.upload('archive', { name: 'a.zip', content: 'PK' });
    expect([zip.status, zip.body]).toMatchObject([422, { detail: 'This is no text.' }]);
    expect((await imports.upload('archive')).status).toBe(400);
  });

  it('can be cancelled until it starts, which removes its files', async () => {
    const { id } = await imports.check('archive', [ten(), ten()]);
    expect(await storedFiles(id)).toHaveLength(2);
    await imports.post(id, 'cancel');
    await eventually('the files to be removed', async () => (await storedFiles(id)).length === 0);
    expect((await imports.post(id, 'start')).status).toBe(409);
    const done = await imports.run('archive', [ten()]);
    expect((await imports.post(done.id, 'cancel')).status).toBe(409);
  });

  it('keeps its files for thirty days, as long as it can be undone', async () => {
    const { id } = await imports.run('archive', [ten()]);
    const expire = () => shop.app.get(ImportUndo).expire();
    const database = shop.app.get(ImportUndo)['database'];
    await shop.pool.query("UPDATE import_batches SET finished_at = now() - interval '29 days'");
    await database.transaction(expire);
    expect((await imports.find(id)).mayUndo).toBe(true);
    await shop.pool.query("UPDATE import_batches SET finished_at = now() - interval '31 days'");
    await database.transaction(expire);
    await eventually('the files to be removed', async () => (await storedFiles(id)).length === 0);
    expect(await imports.find(id)).toMatchObject({ state: 'done', mayUndo: false, samples: [] });
    expect((await imports.post(id, 'undo')).body).toMatchObject({ code: 'IMPORTS.UNDO_IS_OVER' });
    // Its source ids are known for a second run.
    await shop.pool.query("UPDATE article_categories SET id = id || '-moved'");
    await shop.pool.query("UPDATE import_rows SET made_id = made_id || '-moved'");
    expect((await imports.run('archive', [ten()])).counts.outcomes).toEqual({ unchanged: 10 });
  });

  it('is for the owner, after a recent sign-in', async () => {
    const helper = new ImportsAdmin(await signInHelper(shop));
    expect((await helper.upload('archive', ten())).status).toBe(403);
    const { id } = await imports.check('archive', [ten()]);
    await shop.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    const refused = await imports.post(id, 'start');
    expect(refused.body).toMatchObject({ code: 'ACCESS.PROOF_NEEDED' });
    await shop.pool.query('UPDATE sessions SET proved_at = now()');
    const { rows } = await shop.pool.query(
      "SELECT count(*)::int AS n FROM audit_log WHERE action LIKE 'import.%' AND subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
