import { DomainError } from '../http/domain-error.js';

/** A column of the database and its field in an archive. */
export interface ArchivedColumn {
  name: string;
  /** PostgreSQL's name of the type: `int4`, `_text`. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isKey: boolean;
}

interface Kind {
  isValid(value: unknown): boolean;
  /** About a field that is not. */
  sentence: (field: string) => string;
  /** SQL of the value; the column itself by default. */
  sql?: (column: string) => string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const isTime = (value: unknown) =>
  matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)(value) && !Number.isNaN(Date.parse(String(value)));

const wholeNumber: Kind = {
  isValid: Number.isSafeInteger,
  sentence: (field) => `“${field}” must be a whole number.`,
};

const kinds: Record<string, Kind> = {
  text: { isValid: isText, sentence: (field) => `“${field}” must be text.` },
  _text: {
    isValid: (value) => Array.isArray(value) && value.every(isText),
    sentence: (field) => `“${field}” must be a list of texts.`,
  },
  _int4: {
    isValid: (value) => Array.isArray(value) && value.every(Number.isSafeInteger),
    sentence: (field) => `“${field}” must be a list of whole numbers.`,
  },
  float4: { isValid: Number.isFinite, sentence: (field) => `“${field}” must be a number.` },
  int4: wholeNumber,
  int8: { ...wholeNumber, sql: (column) => `${column}::float8` },
  bool: {
    isValid: (value) => typeof value === 'boolean',
    sentence: (field) => `“${field}” must be true or false.`,
  },
  jsonb: { isValid: (value) => value !== undefined, sentence: (field) => `“${field}” must be JSON.` },
  uuid: {
    isValid: matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
    sentence: (field) => `“${field}” must be a UUID.`,
  },
  date: {
    isValid: matches(/^\d{4}-\d\d-\d\d$/),
    sentence: (field) => `“${field}” must be a day such as 2026-11-29.`,
    sql: (column) => `${column}::text`,
  },
  timestamptz: {
    isValid: isTime,
    sentence: (field) => `“${field}” must be a time such as 2026-11-29T12:00:00Z.`,
    sql: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
};

function kindOf({ name, type }: ArchivedColumn): Kind {
  const kind = kinds[type];
  if (!kind) throw new Error(`no archive holds columns of the type ${type}, such as ${name}.`);
  return kind;
}

/** `paid_at` → `paidAt` */
export const fieldOf = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** SQL of a column as a JSON value of its field. */
export const fieldSql = (column: ArchivedColumn): string => {
  const name = `t."${column.name}"`;
  return `${kindOf(column).sql?.(name) ?? name} AS "${fieldOf(column.name)}"`;
};

const invalid = (sentence: string) => new DomainError('unprocessable', 'ARCHIVE.INVALID_ROW', sentence);

/**
 * Returns a row of an archive by column names. An archive of an earlier release may lack columns that have a default.
 * @throws DomainError with a sentence about the first invalid field
 */
export function readArchivedRow(columns: readonly ArchivedColumn[], value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('It must be a JSON object.');
  const fields = new Map(Object.entries(value));
  const row: Record<string, unknown> = {};
  for (const column of columns) {
    const field = fieldOf(column.name);
    const given: unknown = fields.get(field);
    if (given === undefined && (column.isNullable || column.hasDefault)) continue;
    const isNull = given === null && column.isNullable;
    if (!isNull && !kindOf(column).isValid(given)) throw invalid(kindOf(column).sentence(field));
    row[column.name] = given;
    fields.delete(field);
  }
  const [unknown] = fields.keys();
  if (unknown !== undefined) throw invalid(`This release doesn’t know the field “${unknown}”.`);
  return row;
}
