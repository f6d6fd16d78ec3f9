import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

/** One thing that is wrong with the content, said so that its author can put it right. */
export interface ContentProblem {
  /** Path of the file as its author sees it: `content/books/fear-not/book.json`. */
  file: string;
  /** Where in the file: `editions[0].isbn`; empty for the whole file. */
  key: string;
  /** A clause that follows the key: `must be …`. */
  message: string;
}

/** All that is wrong at once, one readable sentence a line, so that nobody mends content by trial. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function sentenceOf({ file, key, message }: ContentProblem): string {
  const sentence = key ? `${file}: "${key}" ${message}` : `${file} ${message}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

export type ReadResult<T> = { value: T } | { problems: ContentProblem[] };

/**
 * Reads one JSON file of the content and checks it.
 *
 * @param root folder that holds `content/`
 * @param file path below it, as it is named in problems: `content/site.json`
 */
export async function readContentFile<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): Promise<ReadResult<z.infer<Schema>>> {
  const problem = (key: string, message: string): ContentProblem => ({ file, key, message });
  const written = await readFile(join(root, file), 'utf8').catch(() => null);
  if (written === null) return { problems: [problem('', 'is missing')] };

  let data: unknown;
  try {
    data = JSON.parse(written);
  } catch (error) {
    return { problems: [problem('', `cannot be read: ${placeOf(error, written)}`)] };
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
function placeOf(error: unknown, written: string): string {
  const complaint = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(complaint)?.[1];
  if (position === undefined) return `it ends too early, or a comma or quotation mark is missing`;
  const line = written.slice(0, Number(position)).split('\n').length;
  return `a comma, bracket or quotation mark is missing or too many near line ${line}`;
}
