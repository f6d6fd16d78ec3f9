import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough, Transform, Writable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';

import { readHead } from '../../platform/uploads/read-head.js';
import type { ImportFile } from '../import-batches/importer.js';
import {
  columnNames,
  type Delimiter,
  delimiterOf,
  fitCells,
  HEAD_BYTES,
  isHeader,
  MAX_COLUMNS,
  MAX_ROW_LENGTH,
  SEPARATOR_LINE,
} from './csv-rules.js';
import { emptyTable, noTable, quoteNotClosed, rowTooLong, tooWide } from './csv-sentences.js';

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

/** A CSV file whose first row was read. */
export interface CsvTable {
  file: ImportFile;
  columns: string[];
  encoding: Encoding;
  delimiter: Delimiter;
  hasHeader: boolean;
  /** Lines before the header. */
  skippedLines: number;
}

export interface CsvRow {
  /** From 1, as an editor shows it. */
  line: number;
  /** One for each column; undefined for a ragged row. */
  cells: string[] | undefined;
  /** Number of cells in the file. */
  width: number;
  first: string;
}

/** Windows-1252 unless the whole file is valid UTF-8; Excel still writes it. */
async function encodingOf(file: ImportFile, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head.includes(0) || head.subarray(0, 2).toString('latin1') === 'PK') throw noTable(file.name);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  const decode = (bytes?: Buffer) => {
    if (!isUtf8) return;
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  const check = new Writable({
    write(bytes: Buffer, _encoding, next) {
      decode(bytes);
      next();
    },
  });
  await pipeline(createReadStream(file.path), check);
  decode();
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

function decoding(encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    decodeStrings: true,
    transform(bytes: Buffer, _encoding, next) {
      next(null, Buffer.from(decoder.decode(bytes, { stream: true })));
    },
    flush(next) {
      next(null, Buffer.from(decoder.decode()));
    },
  });
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

type Format = Pick<CsvTable, 'file' | 'encoding' | 'delimiter' | 'skippedLines'>;

const newlinesIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** All rows with their first line, also the header. */
async function* recordsOf({ file, encoding, delimiter, skippedLines }: Format) {
  const parser = parse({
    delimiter,
    bom: true,
    from_line: skippedLines + 1,
    info: true,
    max_record_size: MAX_ROW_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = createReadStream(file.path);
  const text = encoding === 'utf-8' ? new PassThrough() : decoding(encoding);
  const piped = pipeline(source, text, parser).catch(() => undefined);
  let lastLine = skippedLines;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      yield { line: info.lines - newlinesIn(record), cells: record };
      lastLine = info.lines;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? quoteNotClosed(file.name, lastLine + 1)
      : rowTooLong(file.name, lastLine + 1);
  } finally {
    source.destroy();
    await piped;
  }
}

/**
 * Finds out the encoding, the delimiter and the columns.
 * @throws DomainError for other files
 */
export async function openTable(file: ImportFile): Promise<CsvTable> {
  if (file.sizeBytes === 0) throw emptyTable(file.name);
  const head = await readHead(file.path, HEAD_BYTES);
  const encoding = await encodingOf(file, head);
  const start = new TextDecoder(encoding).decode(head);
  const [separatorLine = '', separator = ''] = SEPARATOR_LINE.exec(start) ?? [];
  const skippedLines = separatorLine ? 1 : 0;
  const delimiter = separator ? (separator as Delimiter) : delimiterOf(start);
  const format = { file, encoding, delimiter, skippedLines };
  for await (const { cells } of recordsOf(format)) {
    if (cells.length > MAX_COLUMNS) throw tooWide(file.name);
    const hasHeader = isHeader(cells);
    return { ...format, hasHeader, columns: columnNames(cells, hasHeader) };
  }
  throw emptyTable(file.name);
}

/** Streams the rows below the header. Empty rows are left out. @throws DomainError for an unreadable file */
export async function* rowsOf(table: CsvTable): AsyncGenerator<CsvRow> {
  let isFirst = true;
  for await (const { line, cells } of recordsOf(table)) {
    const isColumns = isFirst && table.hasHeader;
    isFirst = false;
    if (isColumns || cells.every((cell) => cell.trim() === '')) continue;
    yield { line, cells: fitCells(cells, table.columns.length), width: cells.length, first: cells[0] ?? '' };
  }
}
