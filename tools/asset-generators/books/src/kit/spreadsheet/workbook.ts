/** How a cell looks. */
export type CellLook =
  | 'plain'
  | 'title'
  | 'note'
  | 'head'
  | 'group'
  | 'label'
  | 'entry'
  | 'entryMoney'
  | 'entryNumber'
  | 'entryPercent'
  | 'entryDate'
  | 'money'
  | 'percent'
  | 'total'
  | 'totalMoney'
  | 'totalPercent'
  | 'check';

/** A cell of a sheet: words or a number, or a formula with the value that it has now. */
export interface Cell {
  look: CellLook;
  value?: string | number;
  /** Without the equals sign: `SUM(F5:F9)`. */
  formula?: string;
}

export interface Row {
  /** From column A on; null leaves a cell empty. */
  cells: (Cell | null)[];
  /** In points; by default as high as its letters need. */
  heightPoints?: number;
}

/** A list to choose from, in every cell of a range. */
export interface Choice {
  range: string;
  options: readonly string[];
}

export interface Sheet {
  /** At most 31 letters, as spreadsheets allow. */
  name: string;
  /** Widths in characters, from column A on. */
  columnWidths: number[];
  rows: Row[];
  /** Cells that are one: `A1:F1`. */
  merged?: string[];
  choices?: Choice[];
  /** Rows at the top that stay in sight. */
  frozenRows?: number;
  isWide?: boolean;
}

export interface Spreadsheet {
  title: string;
  author: string;
  /** `2024-12-01`: never today, so that equal words give equal bytes. */
  published: string;
  sheets: Sheet[];
}

/** `columnName(0)` is A, `columnName(26)` is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
