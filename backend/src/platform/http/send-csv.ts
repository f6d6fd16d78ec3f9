import { pipeline } from 'node:stream/promises';

import { type SiteLanguage, site } from '@lectern/catalogue';
import { type ColumnOption, stringify } from 'csv-stringify';
import type { Request, Response } from 'express';

import { sentenceIn } from './sentence-catalogues.js';

/** A request of the dashboard names the person. */
interface OfPerson {
  staff?: { language: SiteLanguage };
}

/**
 * Streams rows as a CSV file (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8, and a ' before
 * formulas: some texts are by visitors. Headings are in the language of the person who exports.
 * @param name of the file, without extension
 */
export async function sendCsv<Row extends object>(
  response: Response,
  name: string,
  columns: readonly (ColumnOption & { key: string & keyof Row; header: string })[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const { staff } = response.req as Request & OfPerson;
  const language = staff?.language ?? site.language;
  response.setHeader('content-type', 'text/csv; charset=utf-8');
  response.setHeader('content-disposition', `attachment; filename="${name}.csv"`);
  const table = stringify({
    header: true,
    columns: columns.map((column) => ({ ...column, header: headingIn(language, column.header) })),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { date: (moment) => moment.toISOString() },
  });
  await pipeline(rows, table, response);
}

/** The currency of `Total (EUR)` stays. */
function headingIn(language: SiteLanguage, header: string): string {
  const [label = '', ...unit] = header.split(/(?= \([A-Z]{3}\)$)/);
  return sentenceIn(language, label) + unit.join('');
}
