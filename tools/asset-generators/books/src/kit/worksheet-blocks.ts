import { setText } from '@lectern/typography';
import { readBlocks } from '../manuscript/blocks.js';
import type { Block } from '../manuscript/manuscript.js';
import { ManuscriptError } from '../manuscript/front-matter.js';

/** Content of a worksheet: text and places to write in. */
export type WorksheetBlock =
  | { kind: 'words'; blocks: Block[] }
  /** A question with ruled lines under it. */
  | { kind: 'lines'; question: string; count: number }
  /** Rows of cells, some of them filled in; widths are shares of the page. */
  | { kind: 'table'; widths: number[]; heads: string[]; filled: string[][]; emptyRows: number }
  | { kind: 'checklist'; items: string[] }
  /** A boxed example, or a template of correspondence. */
  | { kind: 'letter' | 'example'; blocks: Block[] }
  | { kind: 'new-page' };

const fence = /^```([a-z-]+)(?: (.*))?\n([\s\S]*?)^```$/gm;

const rowOf = (line: string, language: string): string[] =>
  line.split('|').map((words) => setText(words.trim(), language));

function worksheet(
  kind: string,
  settings: string,
  body: string,
  language: string,
  refuse: (what: string) => never,
): WorksheetBlock {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const numbers = settings.split(' ').filter(Boolean).map(Number);
  switch (kind) {
    case 'lines':
      if (!(Number(numbers[0]) > 0)) refuse('"lines" needs how many, as in ```lines 4');
      return { kind, question: setText(lines.join(' '), language), count: numbers[0] ?? 0 };
    case 'table': {
      const [emptyRows = NaN, ...widths] = numbers;
      const [heads = [], ...filled] = lines.map((line) => rowOf(line, language));
      if (!(emptyRows >= 0) || widths.length !== heads.length)
        refuse('"table" needs its empty rows and a width for every column, as in ```table 4 2 1 1');
      const short = filled.find((row) => row.length !== heads.length);
      if (short) refuse(`the row "${short.join(' | ')}" has not as many cells as the head`);
      return { kind, widths, heads, filled, emptyRows };
    }
    case 'checklist':
      return { kind, items: lines.map((line) => setText(line.trim(), language)) };
    case 'letter':
    case 'example':
      return { kind, blocks: readBlocks(body, 'worksheet', 1, language) };
    case 'new-page':
      return { kind };
    default:
      return refuse(`there is no worksheet of the kind "${kind}"`);
  }
}

/**
 * Reads a section of the workbook: Markdown, with fenced blocks for the places to write in.
 *
 * @param file named in what is thrown
 * @throws ManuscriptError for a block that cannot be set, with its line
 */
export function readWorksheet(markdown: string, file: string, language: string): WorksheetBlock[] {
  const found: WorksheetBlock[] = [];
  let from = 0;
  const lineAt = (index: number) => markdown.slice(0, index).split('\n').length;
  const addWords = (until: number) => {
    const words = markdown.slice(from, until);
    if (words.trim()) found.push({ kind: 'words', blocks: readBlocks(words, file, lineAt(from), language) });
  };
  for (const match of markdown.matchAll(fence)) {
    const [whole, kind = '', settings = '', body = ''] = match;
    addWords(match.index);
    const refuse = (what: string): never => {
      throw new ManuscriptError(file, lineAt(match.index), what);
    };
    found.push(worksheet(kind, settings, body, language, refuse));
    from = match.index + whole.length;
  }
  addWords(markdown.length);
  return found;
}
