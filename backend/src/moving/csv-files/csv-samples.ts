import { type CsvTable, rowsOf } from './csv-reader.js';
import { SAMPLE_LENGTH, SAMPLE_ROWS } from './csv-rules.js';

/** First rows of tables, with a cell for each column of all of them. */
export async function sampleTables(
  tables: readonly CsvTable[],
  columns: readonly string[],
): Promise<string[][]> {
  const samples: string[][] = [];
  for (const table of tables) {
    if (samples.length >= SAMPLE_ROWS) break;
    for await (const { cells } of rowsOf(table)) {
      if (!cells) continue;
      const byColumn = new Map(table.columns.map((column, at) => [column, cells[at] ?? '']));
      samples.push(columns.map((column) => (byColumn.get(column) ?? '').slice(0, SAMPLE_LENGTH)));
      if (samples.length >= SAMPLE_ROWS) break;
    }
  }
  return samples;
}
