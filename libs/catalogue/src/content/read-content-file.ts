import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentProblem } from './content-error.js';

/** How a sentence begins to name a file, whatever the folder is called. */
const named = 'content/';

/** @param file as it is named in problems: `content/site.json`; the content may lie in a folder of any name */
export function placeOf(folder: string, file: string): string {
  return join(folder, file.slice(named.length));
}

export type ReadResult<T> = { value: T } | { problems: ContentProblem[] };

/**
 * Reads one JSON file of the content and checks it.
 *
 * @param folder of the content
 * @param file as it is named in problems: `content/site.json`
 */
export async function readContentFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<ReadResult<z.infer<Schema>>> {
  const problem = (key: string, message: string): ContentProblem => ({ file, key, message });
  const written = await readFile(placeOf(folder, file), 'utf8').catch(() => null);
  if (written === null) return { problems: [problem('', 'is missing')] };

  let data: unknown;
  try {
    data = JSON.parse(written);
  } catch (error) {
    return { problems: [problem('', `cannot be read: ${lineOf(error, written)}`)] };
  }
  return checkFields(file, data, schema);
}

/** Checks what was read from one file; every problem names its key. */
export function checkFields<Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
): ReadResult<z.infer<Schema>> {
  const problem = (key: string, message: string): ContentProblem => ({ file, key, message });
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problem(keyOf([...issue.path, key]), 'is not a field that is known here'))
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

/** JSON's own complaint counts characters; people count lines. */
function lineOf(error: unknown, written: string): string {
  const complaint = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(complaint)?.[1];
  if (position === undefined) return `it ends too early, or a comma or quotation mark is missing`;
  const line = written.slice(0, Number(position)).split('\n').length;
  return `a comma, bracket or quotation mark is missing or too many near line ${line}`;
}
