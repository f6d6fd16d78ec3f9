/** Of a row: a quote that is never closed, or a novel in a cell, must not fill the memory. */
export const MAX_ROW_LENGTH = 1_000_000;

export const MAX_COLUMNS = 500;

/** Rows that are shown for the mapping, and the length of their cells. */
export const SAMPLE_ROWS = 3;
export const SAMPLE_LENGTH = 80;

/** Length of a file's start that decides about its delimiter. */
export const HEAD_BYTES = 64 * 1_024;

const DELIMITERS = [',', ';', '\t'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** Most frequent delimiter of the first line, outside quotes. */
export function delimiterOf(text: string): Delimiter {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [first, ...others] = DELIMITERS;
  const count = (delimiter: Delimiter) => counts.get(delimiter) ?? 0;
  return others.reduce<Delimiter>((best, other) => (count(other) > count(best) ? other : best), first);
}

/** Excel's first line that names the delimiter: `sep=;`. */
export const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const ESCAPED = /^'(?=[=+\-@\t\r])/;

/** Cell without the apostrophe that keeps a spreadsheet from computing it, and without characters that cannot be stored. */
export const cellText = (cell: string): string => cell.replaceAll('\0', '').replace(ESCAPED, '').trim();

/** Whether the first row holds data: column names are no addresses. */
export const isHeader = (cells: readonly string[]): boolean =>
  !cells.some((cell) => cell.includes('@') && !/\s/.test(cell.trim()));

/** Unique names of the columns. */
export function columnNames(cells: readonly string[], hasHeader: boolean): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = (hasHeader && cellText(cell)) || `Column ${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Cells of a row with as many as the header has; undefined for a ragged row. Surplus empty cells do not count. */
export function fitCells(cells: readonly string[], columns: number): string[] | undefined {
  if (cells.length < columns || cells.slice(columns).some((cell) => cell.trim() !== '')) return undefined;
  return cells.slice(0, columns).map(cellText);
}
