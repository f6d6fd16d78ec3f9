import { JSONParser } from '@streamparser/json';

import { brokenJson } from './export-sentences.js';
import type { ExportPart } from './exported-text.js';

export interface JsonRow {
  /** Such as `posts`. */
  table: string;
  row: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Streams rows of tables in a Ghost export, of its older and newer layouts. Other tables, which hold secrets, are not
 * passed on.
 * @throws DomainError for broken JSON
 */
export async function* readJsonRows(part: ExportPart, tables: readonly string[]): AsyncGenerator<JsonRow> {
  const paths = tables.flatMap((table) => [`$.data.${table}.*`, `$.db.*.data.${table}.*`]);
  const parser = new JSONParser({ paths, keepStack: false });
  const found: JsonRow[] = [];
  parser.onValue = ({ value, stack }) => {
    const table = String(stack.at(-1)?.key ?? '');
    if (isRecord(value)) found.push({ table, row: value });
  };
  const stream = await part.open();
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      write(part, () => parser.write(bytes));
      yield* found.splice(0);
    }
    if (!parser.isEnded) write(part, () => parser.end());
  } finally {
    stream.destroy();
  }
}

function write({ name }: ExportPart, work: () => void): void {
  try {
    work();
  } catch {
    throw brokenJson(name);
  }
}
