import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** Something in a manuscript that cannot be set. The message names file and line, because an author reads it. */
export class ManuscriptError extends Error {
  override readonly name = 'ManuscriptError';

  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
  }
}

/** Reads and checks the keys of a front matter, and rejects unknown keys, which are mostly misspelled. */
export class Fields {
  private readonly asked = new Set<string>();

  constructor(readonly source: FrontMatter) {}

  text(key: string): string {
    return this.optionalText(key) ?? this.fail(key, `"${key}" is missing`);
  }

  optionalText(key: string): string | null {
    const value = this.take(key);
    if (value === undefined || value === null) return null;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string' || value.trim() === '')
      return this.fail(key, `"${key}" must be a line of text`);
    return value.trim();
  }

  matching(key: string, pattern: RegExp, example: string): string {
    const value = this.text(key);
    return pattern.test(value) ? value : this.fail(key, `"${key}" must look like ${example}, not "${value}"`);
  }

  oneOf<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
    const value = this.optionalText(key) ?? otherwise;
    return (
      allowed.find((each) => each === value) ??
      this.fail(key, `"${key}" must be one of ${allowed.join(', ')}, not "${value}"`)
    );
  }

  lines(key: string): string[] {
    const value = this.take(key);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
      return this.fail(key, `"${key}" must be a list, each entry on a line that begins with "- "`);
    return value;
  }

  /** A `text` and a `source`, the shape of an epigraph. */
  quotation(key: string): { text: string; source: string } | null {
    const value = this.take(key);
    if (value === undefined || value === null) return null;
    if (!hasTextAndSource(value)) return this.fail(key, `"${key}" needs "text:" and "source:" below it`);
    return { text: value.text.trim(), source: value.source.trim() };
  }

  /** Call when every known key was read. */
  refuseTheRest(): void {
    for (const key of this.source.values.keys()) {
      if (!this.asked.has(key)) this.fail(key, `"${key}" is not a key of this file`);
    }
  }

  fail(key: string, problem: string): never {
    throw new ManuscriptError(this.source.file, this.source.lineOf(key), problem);
  }

  private take(key: string): unknown {
    this.asked.add(key);
    return this.source.values.get(key);
  }
}

function hasTextAndSource(value: unknown): value is { text: string; source: string } {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('source' in value)) return false;
  return typeof value.text === 'string' && typeof value.source === 'string';
}

/** The part between the two `---` lines, with the line of every key, and the text that follows it. */
interface FrontMatter {
  file: string;
  values: Map<string, unknown>;
  /** Line of a key in the file; that of the opening `---` if the key is missing. */
  lineOf(key: string): number;
  body: string;
  /** Line of the file on which `body` begins, from 1. */
  bodyLine: number;
}

const FENCED = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Splits a manuscript file. Throws a {@link ManuscriptError} when the front matter is missing or is not YAML. */
export function splitFrontMatter(file: string, source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '');
  const fenced = FENCED.exec(text);
  if (!fenced)
    throw new ManuscriptError(
      file,
      1,
      'begin the file with "---", the title, and "---" on lines of their own',
    );

  const counter = new LineCounter();
  const document = parseDocument(fenced[1] ?? '', { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const failure = document.errors[0];
  if (failure)
    throw new ManuscriptError(file, lineAt(failure.pos[0]), failure.message.split('\n')[0] ?? 'not YAML');
  if (!isMap(document.contents))
    throw new ManuscriptError(file, 1, 'the front matter has no "key: value" lines');

  const lines = new Map<string, number>();
  for (const { key } of document.contents.items) {
    if (isScalar(key)) lines.set(String(key.value), lineAt(key.range?.[0] ?? 0));
  }
  const values = new Map(Object.entries(document.toJS() as Record<string, unknown>));
  return {
    file,
    values,
    lineOf: (key) => lines.get(key) ?? 1,
    body: text.slice(fenced[0].length),
    bodyLine: fenced[0].split('\n').length,
  };
}
