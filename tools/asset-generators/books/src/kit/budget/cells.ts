import type { Cell, Row } from '../spreadsheet.js';
import type { CellLook } from '../style-sheet.js';

export const cell = (look: CellLook, value?: string | number): Cell =>
  value === undefined ? { look } : { look, value };

/** @param value what the formula has for its result now, for programs that show a file without calculating */
export const formula = (look: CellLook, written: string, value: string | number): Cell => ({
  look,
  formula: written,
  value,
});

/** The title of a sheet and what it is for. */
export const heading = (title: string, note: string): Row[] => [
  { cells: [cell('title', title)], heightPoints: 30 },
  { cells: [cell('note', note)], heightPoints: 48 },
];

export const heads = (names: readonly string[]): Row => ({
  cells: names.map((name) => cell('head', name)),
  heightPoints: 32,
});

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** How high a row must be for words in a column of this width, in points. */
export function heightFor(words: string | undefined, columnWidth: number): number {
  return 16 * Math.max(1, Math.ceil(((words?.length ?? 0) * 1.1) / columnWidth));
}
