import { newsletter } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { ImportedReaders, type ImportedReader, type ReaderChange, UndoneReaders } from '../../leads/index.js';
import { emailAddressIn } from '../../platform/http/email-field.js';
import { type CsvTable, openTable, rowsOf } from '../csv-files/csv-reader.js';
import { sampleTables } from '../csv-files/csv-samples.js';
import type { ImportBatch } from '../import-batches/import-batch.entity.js';
import type { Inspection } from '../import-batches/import-rules.js';
import { Importers } from '../import-batches/importers.js';
import type {
  FaultyEntry,
  Importer,
  ImportEntry,
  ImportFile,
  PlannedRow,
  UndoableRow,
  UndoneRow,
  WrittenRow,
} from '../import-batches/importer.js';
import { inPasses } from '../import-batches/passes.js';
import { proposeMapping, sourceOf } from './subscriber-columns-rules.js';
import { readSubscriberOptions } from './subscriber-options.js';
import { readSubscriber, stateOfFile, type SubscriberOptions, tagsOf } from './read-subscriber.js';

type Entry = ImportEntry<ImportedReader>;

const MAX_TAGS = 100;
/** Rows that are searched for tags. */
const TAG_ROWS = 20_000;

const optionsOf = ({ options }: ImportBatch) => options as SubscriberOptions;
const sourceIn = ({ inspection }: ImportBatch) => inspection.source;

const isDouble = ({ doubleOf, value }: Entry): boolean =>
  doubleOf !== undefined && value.state === 'subscribed';

const doubleRow = ({ number, doubleOf = '' }: Entry): PlannedRow => ({
  number,
  outcome: 'skipped',
  reason: { code: 'DOUBLE', params: { place: doubleOf } },
});

/** Subscribers from Mailchimp, Substack, Ghost and any CSV file. */
@Injectable()
export class SubscriberImporter implements Importer<ImportedReader> {
  readonly kind = 'subscribers';

  constructor(
    importers: Importers,
    private readonly readers: ImportedReaders,
    private readonly undone: UndoneReaders,
  ) {
    importers.add(this);
  }

  async inspect(files: readonly ImportFile[]): Promise<Inspection> {
    const tables: CsvTable[] = [];
    for (const file of files) tables.push(await openTable(file));
    const columns = [...new Set(tables.flatMap((table) => table.columns))];
    const source = sourceOf(columns);
    const samples = await sampleTables(tables, columns);
    const mapping = proposeMapping(source, columns, samples);
    const tags = await this.tagsIn(tables, (column) => mapping[column] === 'tags');
    const topicOf = (tag: string) =>
      newsletter.topics.find(({ id, label }) =>
        [id, label].some((name) => name.toLowerCase() === tag.toLowerCase()),
      );
    const topics = Object.fromEntries(tags.map((tag) => [tag, topicOf(tag)?.id ?? '']));
    return { source, columns, samples, values: { tags }, options: { mapping, topics, asksOthers: false } };
  }

  private async tagsIn(tables: readonly CsvTable[], isTags: (column: string) => boolean): Promise<string[]> {
    const tags = new Set<string>();
    for (const table of tables) {
      const at = table.columns.findIndex(isTags);
      if (at < 0) continue;
      let count = 0;
      for await (const { cells } of rowsOf(table)) {
        for (const tag of tagsOf(cells?.[at] ?? '')) tags.add(tag);
        if ((count += 1) >= TAG_ROWS || tags.size >= MAX_TAGS) break;
      }
    }
    return [...tags].slice(0, MAX_TAGS);
  }

  readOptions(value: unknown, inspection: Inspection): object {
    return readSubscriberOptions(value, inspection);
  }

  async *entries(files: readonly ImportFile[], batch: ImportBatch): AsyncGenerator<Entry | FaultyEntry> {
    const options = optionsOf(batch);
    let number = 0;
    for (const file of files) {
      const table = await openTable(file);
      const { columns } = table;
      const emailAt = columns.findIndex((column) => options.mapping[column] === 'email');
      const fileState = stateOfFile(sourceIn(batch), columns, file.name);
      for await (const { line, cells, width } of rowsOf(table)) {
        number += 1;
        const at = { number, place: `${file.name}, ${line}` };
        if (!cells) {
          yield { ...at, fault: { code: 'RAGGED', params: { expected: columns.length, found: width } } };
          continue;
        }
        const text = cells[emailAt] ?? '';
        const email = emailAddressIn(text)?.toLowerCase();
        if (!email) {
          const code = text ? 'ADDRESS_INVALID' : 'ADDRESS_MISSING';
          yield { ...at, fault: { code, params: { value: text.slice(0, 80) } } };
          continue;
        }
        const value = readSubscriber(email, { columns, cells, fileState, nowMs: Date.now() }, options);
        yield 'code' in value ? { ...at, fault: value } : { ...at, sourceId: email, value };
      }
    }
  }

  async plan(_manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<PlannedRow[]> {
    const others = entries.filter((entry) => !isDouble(entry));
    const planned = await this.readers.plan(
      others.map(({ value }) => value),
      this.choices(batch),
    );
    return [
      ...entries.filter(isDouble).map(doubleRow),
      ...planned.map(({ decision }, at) => rowOf(others[at]?.number ?? 0, decision)),
    ];
  }

  async write(_manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<WrittenRow[]> {
    const rows: WrittenRow[] = entries.filter(isDouble).map(doubleRow);
    const others = entries.filter((entry) => !isDouble(entry));
    for (const pass of inPasses(others, ({ sourceId }) => sourceId)) {
      const written = await this.readers.write(
        pass.map(({ value }) => value),
        this.choices(batch),
      );
      for (const [at, { reader, decision, known, after }] of written.entries()) {
        const row = rowOf(pass[at]?.number ?? 0, decision);
        if (decision.effect === 'none') {
          rows.push(row);
          continue;
        }
        const undo: ReaderChange = {
          email: reader.email,
          before: known ?? null,
          after: after ?? null,
          isSuppressed: decision.effect === 'suppress',
        };
        const made = after
          ? { kind: 'subscription', id: after.id }
          : { kind: 'suppression', id: reader.email };
        rows.push({ ...row, made, undo });
      }
    }
    return rows;
  }

  async undo(_manager: EntityManager, rows: readonly UndoableRow[]): Promise<UndoneRow[]> {
    const undone: UndoneRow[] = [];
    for (const pass of inPasses(rows, ({ sourceId }) => sourceId)) {
      const results = await this.undone.undo(pass.map(({ undo }) => undo as unknown as ReaderChange));
      for (const [at, result] of results.entries())
        undone.push({ number: pass[at]?.number ?? 0, undone: result });
    }
    return undone;
  }

  private choices(batch: ImportBatch) {
    return { source: sourceIn(batch), asksOthers: optionsOf(batch).asksOthers };
  }
}

const rowOf = (
  number: number,
  { outcome, code }: { outcome: PlannedRow['outcome']; code?: string },
): PlannedRow => ({
  number,
  outcome,
  reason: code ? { code } : undefined,
});
