import { pipeline } from 'node:stream/promises';

import { type ColumnOption, stringify } from 'csv-stringify';
import type { Response } from 'express';

/**
 * Streams rows as a CSV file (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8, and a ' before
 * formulas: some texts are by visitors.
 * @param name of the file, without extension
 */
export async function sendCsv<Row extends object>(
  response: Response,
  name: string,
  columns: readonly (ColumnOption & { key: string & keyof Row; header: string })[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  response.setHeader('content-type', 'text/csv; charset=utf-8');
  response.setHeader('content-disposition', `attachment; filename="${name}.csv"`);
  const table = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { date: (moment) => moment.toISOString() },
  });
  await pipeline(rows, table, response);
}
