import { type Row, type Sheet } from '../spreadsheet.js';
import type { BudgetLine, BudgetWords } from './budget-words.js';
import { cell, formula, heading, heads, heightFor, sumOf } from './cells.js';

/** The columns that hold amounts, and what of a line stands in them. */
const amounts = {
  F: (line: BudgetLine) => line.quantity * line.unitCost * (line.times ?? 1),
  G: (line: BudgetLine) => line.asked,
  H: (line: BudgetLine) => line.otherCash,
  I: (line: BudgetLine) => line.inKind,
} as const;
type AmountColumn = keyof typeof amounts;
const amountColumns = Object.keys(amounts) as AmountColumn[];

/** From column A to J. */
const columnOrder = [
  'item',
  'basis',
  'quantity',
  'unitCost',
  'times',
  'cost',
  'asked',
  'otherCash',
  'inKind',
  'check',
] as const;

/** Title, note and heads stand above the first category. */
const rowsAbove = 3;

/** Where the lines of a category stand: rows of the sheet, counted from 1. */
export function categoryRows(words: BudgetWords, index: number) {
  const first = rowsAbove + 1 + index * (words.linesPerCategory + 2) + 1;
  return { first, last: first + words.linesPerCategory - 1, subtotal: first + words.linesPerCategory };
}

const valueOf = (line: BudgetLine | undefined, column: AmountColumn) => (line ? amounts[column](line) : 0);

function lineRow(words: BudgetWords, line: BudgetLine | undefined, at: number): Row {
  const isBalanced = !line || Math.abs(amounts.F(line) - line.asked - line.otherCash - line.inKind) < 0.005;
  const check = !line || amounts.F(line) === 0 ? '' : isBalanced ? words.balanced : words.unbalanced;
  return {
    heightPoints: Math.max(heightFor(line?.item, 30), heightFor(line?.basis, 34)),
    cells: [
      cell('entry', line?.item),
      cell('entry', line?.basis),
      cell('entryNumber', line?.quantity),
      cell('entryMoney', line?.unitCost),
      cell('entryNumber', line?.times ?? undefined),
      formula('money', `C${at}*D${at}*IF(E${at}="",1,E${at})`, valueOf(line, 'F')),
      cell('entryMoney', line?.asked),
      cell('entryMoney', line?.otherCash),
      cell('entryMoney', line?.inKind),
      formula(
        'check',
        `IF(F${at}=0,"",IF(ROUND(F${at}-G${at}-H${at}-I${at},2)=0,"${words.balanced}","${words.unbalanced}"))`,
        check,
      ),
    ],
  };
}

function totalRow(label: string, cells: [column: AmountColumn, written: string, value: number][]): Row {
  return {
    cells: [
      cell('total', label),
      ...Array.from({ length: 4 }, () => cell('total')),
      ...cells.map(([, written, value]) => formula('totalMoney', written, value)),
      cell('total'),
    ],
  };
}

interface BudgetFigures {
  name: string;
  note: string;
  /** Lines by category; an empty budget has none. */
  categories: readonly (readonly BudgetLine[])[];
  /** 0.1 for ten in a hundred. */
  indirectRate: number;
}

/** The budget: a line's cost is quantity × unit cost × times; each line, category and share adds itself up. */
export function budgetSheet(
  words: BudgetWords,
  { name, note, categories, indirectRate }: BudgetFigures,
): Sheet {
  const { columns } = words;
  const rows: Row[] = [
    ...heading(`${words.title}: ${name}`, note),
    heads(columnOrder.map((name) => columns[name])),
  ];
  words.categories.forEach((category, index) => {
    const { first, last } = categoryRows(words, index);
    const lines = categories[index] ?? [];
    rows.push({ cells: [cell('group', category), ...Array.from({ length: 9 }, () => cell('group'))] });
    for (let at = first; at <= last; at += 1) rows.push(lineRow(words, lines[at - first], at));
    rows.push(
      totalRow(
        words.subtotal,
        amountColumns.map((column) => [
          column,
          `SUM(${column}${first}:${column}${last})`,
          sumOf(lines.map((line) => valueOf(line, column))),
        ]),
      ),
    );
  });
  const subtotals = words.categories.map((_, index) => categoryRows(words, index).subtotal);
  const direct = (column: AmountColumn) => sumOf(categories.flat().map((line) => valueOf(line, column)));
  const at = rows.length + 1;
  rows.push(
    totalRow(
      words.directTotal,
      amountColumns.map((column) => [
        column,
        subtotals.map((row) => `${column}${row}`).join('+'),
        direct(column),
      ]),
    ),
    {
      heightPoints: 32,
      cells: [cell('label', words.indirectRate), null, null, null, null, cell('entryPercent', indirectRate)],
    },
    totalRow(
      words.indirect,
      amountColumns.map((column) => [
        column,
        `ROUND(${column}${at}*$F$${at + 1},2)`,
        direct(column) * indirectRate,
      ]),
    ),
    totalRow(
      words.total,
      amountColumns.map((column) => [
        column,
        `${column}${at}+${column}${at + 2}`,
        direct(column) * (1 + indirectRate),
      ]),
    ),
    { cells: [] },
    ...[
      { label: words.shares.asked, written: `G${at + 3}`, value: direct('G') },
      { label: words.shares.match, written: `(H${at + 3}+I${at + 3})`, value: direct('H') + direct('I') },
    ].map(({ label, written, value }) => ({
      cells: [
        cell('total', label),
        ...Array.from({ length: 4 }, () => cell('total')),
        formula(
          'totalPercent',
          `IF(F${at + 3}=0,0,${written}/F${at + 3})`,
          direct('F') === 0 ? 0 : value / direct('F'),
        ),
      ],
    })),
  );
  return {
    name,
    columnWidths: [30, 34, 10, 13, 10, 14, 14, 14, 14, 14],
    rows,
    merged: ['A1:J1', 'A2:J2'],
    frozenRows: rowsAbove,
    isWide: true,
  };
}
