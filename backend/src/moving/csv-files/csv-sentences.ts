import { DomainError } from '../../platform/http/domain-error.js';
import { MAX_COLUMNS } from './csv-rules.js';

const unreadable = (code: string, sentence: string) =>
  new DomainError('unprocessable', `CSV.${code}`, sentence);

export const noTable = (name: string) =>
  unreadable('NO_TABLE', `“${name}” is no CSV file. Please export it as CSV, and unpack ZIP files first.`);

export const emptyTable = (name: string) => unreadable('EMPTY', `“${name}” has no rows.`);

export const tooWide = (name: string) =>
  unreadable('TOO_WIDE', `“${name}” has more than ${MAX_COLUMNS} columns.`);

export const rowTooLong = (name: string, line: number) =>
  unreadable(
    'ROW_TOO_LONG',
    `“${name}” has a row that is too long, near line ${line}. Is a quotation mark missing?`,
  );

export const quoteNotClosed = (name: string, line: number) =>
  unreadable('QUOTE_NOT_CLOSED', `“${name}” ends inside a quotation that begins near line ${line}.`);
