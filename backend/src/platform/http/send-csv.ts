import { pipeline } from 'node:stream/promises';

import { type ColumnOption, stringify } from 'csv-stringify';
import type { Response } from 'express';

/**
 * Sends rows as a CSV file, as they come: the list is never held whole.
 * Commas and CRLF as in RFC 4180; a byte order mark, by which spreadsheets know UTF-8; and a ' before what a spreadsheet
 * would take for a formula, since readers write some of these texts.
 * @param name of the file, without its ending
 * @param columns the fields of a row, with what stands above each
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
