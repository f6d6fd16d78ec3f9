import { join } from 'node:path';
import type { MoneyFormat } from '@lectern/money';
import type { z } from 'zod';
import type { ContentProblem } from './content-error.js';
import { type ContentSource, fillIn, readText, standardName } from './content-source.js';
import { withPrices } from './fields.js';
import { mergeOver } from './merge-over.js';
import { partOfPath } from '../parts.js';
import type { Json } from '../values/owner-value.js';
import { withoutLinks } from './without-links.js';

/** Prefix of file names in problems. Error messages show the folder's real name. */
const named = 'content/';

export function placeOf(folder: string, file: string): string {
  return join(folder, file.slice(named.length));
}

export type ReadResult<T> = { value: T } | { problems: ContentProblem[] };

/**
 * Reads a file of the author over the standard files of its name, and the owner's values over it. Links to parts that are off are
 * left out.
 * @param file as named in problems: `content/site.json`; the folder itself may have any name
 * @param reduce leaves out parts that are not checked
 */
export async function readContentFile<Schema extends z.ZodType>(
  source: ContentSource,
  file: string,
  schema: Schema,
  money: MoneyFormat | null = null,
  reduce: (data: unknown) => unknown = (data) => data,
): Promise<ReadResult<z.infer<Schema>>> {
  const problem = (message: string): ContentProblem => ({ file, key: '', message });
  const parse = (text: string): unknown => JSON.parse(fillIn(text, source.placeholders));
  let data: unknown;
  for (const folder of source.standardFolders) {
    const standard = await readText(placeOf(folder, standardName(file)));
    if (standard !== null) data = mergeOver(data, parse(standard));
  }
  const whole = source.overlay?.documentAt(standardName(file).slice(named.length));
  const own = whole === undefined ? await readText(placeOf(source.folder, file)) : JSON.stringify(whole);
  if (own === null && data === undefined) return { problems: [problem('is missing')] };
  try {
    if (own !== null) data = mergeOver(data, parse(own));
  } catch (error) {
    return { problems: [problem(`cannot be read: ${lineOf(error, own ?? '')}`)] };
  }
  const laid = source.overlay?.lay(standardName(file).slice(named.length), data as Json, schema) ?? data;
  const isOff = (path: string) =>
    /^\/downloads(#|$)/.test(path) ? !source.hasDownloads : !source.isOn(partOfPath(path));
  return checkFields(file, reduce(withoutLinks(laid, isOff)), schema, money);
}

export function checkFields<Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
  money: MoneyFormat | null = null,
): ReadResult<z.infer<Schema>> {
  const problem = (key: string, message: string): ContentProblem => ({ file, key, message });
  const result = withPrices(money, () => schema.safeParse(data));
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problem(keyOf([...issue.path, key]), 'is not a known field'))
        : [problem(keyOf(issue.path), isAbsent(data, issue.path) ? 'is missing' : issue.message)],
    ),
  };
}

/** `['editions', 0, 'isbn']` → `editions[0].isbn` */
function keyOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((key, step) => {
    if (typeof step === 'number') return `${key}[${step}]`;
    return key ? `${key}.${String(step)}` : String(step);
  }, '');
}

function isAbsent(data: unknown, path: readonly PropertyKey[]): boolean {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = Reflect.get(value, step);
  }
  return value === undefined;
}

function lineOf(error: unknown, written: string): string {
  const complaint = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(complaint)?.[1];
  if (position === undefined) return `it ends too early, or a comma or quotation mark is missing`;
  const line = written.slice(0, Number(position)).split('\n').length;
  return `a comma, bracket, or quotation mark is missing or extra near line ${line}`;
}
