import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import { ManuscriptError } from './manuscript-error.js';

/** The part between the two `---` lines, with the line of every key, and the text that follows it. */
export interface FrontMatter {
  file: string;
  values: Map<string, unknown>;
  /** Line in the file where a key stands; the opening `---` when the key is missing. */
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
