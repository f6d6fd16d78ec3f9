import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { ImportedOrders, type ImportedSale, type SaleDecision, type SaleUndo } from '../../commerce/index.js';
import { emailAddressIn } from '../../platform/http/email-field.js';
import { type CsvTable, openTable, rowsOf } from '../csv-files/csv-reader.js';
import { sampleTables } from '../csv-files/csv-samples.js';
import type { ImportBatch } from '../import-batches/import-batch.entity.js';
import { findMade } from '../import-batches/import-batches.queries.js';
import type { Inspection } from '../import-batches/import-rules.js';
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
import { Importers } from '../import-batches/importers.js';
import { proposeMapping, sourceOf } from './customer-columns-rules.js';
import { readCustomerOptions } from './customer-options.js';
import { type CustomerOptions, isTotals, readSale, type Sale } from './read-sale.js';

interface KnownSale extends Sale {
  email: string;
}

type Entry = ImportEntry<KnownSale>;

const MAX_PRODUCTS = 200;
const MAX_NAME_LENGTH = 300;
/** Rows that are searched for product names. */
const PRODUCT_ROWS = 50_000;

const optionsOf = ({ options }: ImportBatch) => options as CustomerOptions;

/** Past buyers from Gumroad and any CSV file. */
@Injectable()
export class CustomerImporter implements Importer<KnownSale> {
  readonly kind = 'customers';

  constructor(
    importers: Importers,
    private readonly orders: ImportedOrders,
  ) {
    importers.add(this);
  }

  async inspect(files: readonly ImportFile[]): Promise<Inspection> {
    const tables: CsvTable[] = [];
    for (const file of files) tables.push(await openTable(file));
    const columns = [...new Set(tables.flatMap((table) => table.columns))];
    const source = sourceOf(columns);
    const mapping = proposeMapping(source, columns);
    const values = await valuesIn(tables, columns);
    const productColumn = columns.find((column) => mapping[column] === 'product');
    const names = values[productColumn ?? ''] ?? [];
    const ebooks = await this.orders.ebooks();
    const idOf = (name: string) =>
      ebooks.find(({ title }) => title.toLowerCase() === name.toLowerCase())?.id ?? '';
    const products = Object.fromEntries(names.map((name) => [name, idOf(name)]));
    const samples = await sampleTables(tables, columns);
    return { source, columns, samples, values, options: { mapping, products } };
  }

  readOptions(value: unknown, inspection: Inspection): object {
    return readCustomerOptions(value, inspection);
  }

  async *entries(files: readonly ImportFile[], batch: ImportBatch): AsyncGenerator<Entry | FaultyEntry> {
    const { mapping } = optionsOf(batch);
    let number = 0;
    for (const file of files) {
      const table = await openTable(file);
      for await (const { line, cells, width, first } of rowsOf(table)) {
        if (isTotals(first)) continue;
        number += 1;
        const at = { number, place: `${file.name}, ${line}` };
        if (!cells) {
          const params = { expected: table.columns.length, found: width };
          yield { ...at, fault: { code: 'RAGGED', params } };
          continue;
        }
        const sale = readSale(table.columns, cells, mapping, Date.now());
        const email = sale.emails.map((text) => emailAddressIn(text)?.toLowerCase()).find(Boolean);
        if (email) yield { ...at, sourceId: sale.saleId, value: { ...sale, email } };
        else {
          const [text = ''] = sale.emails;
          const code = text ? 'ADDRESS_INVALID' : 'ADDRESS_MISSING';
          yield { ...at, fault: { code, params: { value: text.slice(0, 80) } } };
        }
      }
    }
  }

  async plan(manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<PlannedRow[]> {
    const { rows, sales } = await this.sort(manager, entries, batch);
    const decisions = await this.orders.plan(sales.map(({ sale }) => sale));
    return [...rows, ...decisions.map((decision, at) => rowOf(sales[at]?.number ?? 0, decision))];
  }

  async write(manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<WrittenRow[]> {
    const { rows, sales } = await this.sort(manager, entries, batch);
    const written = await this.orders.write(
      sales.map(({ sale }) => sale),
      batch.inspection.source,
    );
    return [
      ...rows,
      ...written.map(({ decision, orderId }, at): WrittenRow => {
        const row = rowOf(sales[at]?.number ?? 0, decision);
        const made = orderId ? { kind: 'order', id: orderId } : undefined;
        const { effect } = decision;
        return effect === 'none' ? { ...row, made } : { ...row, made, undo: { effect } satisfies SaleUndo };
      }),
    ];
  }

  async undo(_manager: EntityManager, rows: readonly UndoableRow[]): Promise<UndoneRow[]> {
    const results = await this.orders.undo(
      rows.map(({ made, undo }) => ({ orderId: made.id, effect: undo['effect'] as SaleUndo['effect'] })),
    );
    return rows.map(({ number }, at) => ({ number, undone: results[at] ?? 'kept' }));
  }

  /** Separates doubles and sales of other products from those to import. */
  private async sort(manager: EntityManager, entries: readonly Entry[], batch: ImportBatch) {
    const { products } = optionsOf(batch);
    const ebooks = new Set((await this.orders.ebooks()).map(({ id }) => id));
    const origin = { kind: this.kind, source: batch.inspection.source } as const;
    const ids = entries.map(({ sourceId }) => sourceId);
    const made = await findMade(manager, origin, ids);
    const rows: PlannedRow[] = [];
    const sales: { number: number; sale: ImportedSale }[] = [];
    for (const { number, sourceId, value, doubleOf } of entries) {
      const productId = Object.hasOwn(products, value.product) ? products[value.product] : undefined;
      if (doubleOf) rows.push(skipped(number, 'DOUBLE', { place: doubleOf }));
      else if (!productId || !ebooks.has(productId))
        rows.push(skipped(number, 'PRODUCT_UNMAPPED', { product: value.product.slice(0, 80) }));
      else sales.push({ number, sale: { ...value, productId, orderId: made.get(sourceId)?.id } });
    }
    return { rows, sales };
  }
}

/** Distinct values of each column with few of them: one of the columns holds the products. */
async function valuesIn(
  tables: readonly CsvTable[],
  columns: readonly string[],
): Promise<Record<string, string[]>> {
  const values = new Map(columns.map((column) => [column, new Set<string>()]));
  for (const table of tables) {
    let count = 0;
    for await (const { cells, first } of rowsOf(table)) {
      if (!cells || isTotals(first)) continue;
      for (const [at, column] of table.columns.entries()) {
        const known = values.get(column);
        const cell = cells[at] ?? '';
        if (cell) known?.add(cell);
        if (cell.length > MAX_NAME_LENGTH || (known?.size ?? 0) > MAX_PRODUCTS) values.delete(column);
      }
      if ((count += 1) >= PRODUCT_ROWS) break;
    }
  }
  return Object.fromEntries([...values].map(([column, known]) => [column, [...known]]));
}

const skipped = (number: number, code: string, params: Record<string, string>): PlannedRow => ({
  number,
  outcome: 'skipped',
  reason: { code, params },
});

const rowOf = (number: number, { outcome, code }: SaleDecision): PlannedRow => ({
  number,
  outcome,
  reason: code ? { code } : undefined,
});
