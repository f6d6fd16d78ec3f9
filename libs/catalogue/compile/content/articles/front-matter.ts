import { isMap, parseDocument } from 'yaml';

const FENCED = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

export type FrontMatter =
  | {
      fields: unknown;
      body: string;
      /** Line of the file on which `body` begins, from 1. */ bodyLine: number;
    }
  | { fault: string };

/** Splits a file of Markdown into the fields at its top and the text below them. */
export function splitFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fenced = FENCED.exec(text);
  if (!fenced) return { fault: 'must begin with its fields, between two lines that hold only "---"' };
  const document = parseDocument(fenced[1] ?? '');
  const [failure] = document.errors;
  if (failure) {
    const line = failure.linePos?.[0].line ?? 0;
    return { fault: `cannot be read near line ${line + 1}: ${failure.message.split('\n')[0] ?? ''}` };
  }
  if (!isMap(document.contents)) return { fault: 'must have fields such as "title: …" at its top' };
  return {
    fields: document.toJS(),
    body: text.slice(fenced[0].length),
    bodyLine: fenced[0].split('\n').length,
  };
}
