const gap = '   ';

/** Aligns rows of the same length in columns; the first column to the left, and others as `leftAligned` says. */
export function table(rows: readonly (readonly string[])[], leftAligned: readonly number[] = []): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const align = (cell: string, column: number) =>
    column === 0 || leftAligned.includes(column)
      ? cell.padEnd(widths[column] ?? 0)
      : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join(gap).trimEnd()).join('\n');
}

/** A table of two columns: names and values. */
export const nameTable = (values: Readonly<Record<string, number | string>>): string =>
  table(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Lines under a heading; empty without lines. */
export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`), ''] : [];
