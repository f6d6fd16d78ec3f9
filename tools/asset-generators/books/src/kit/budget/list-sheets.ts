import type { CellLook, Row, Sheet } from '../spreadsheet/workbook.js';
import type { BudgetWords } from './budget-words.js';
import { cell, formula, heading, heads } from './cells.js';

const blankRow = (looks: readonly CellLook[]): Row => ({ cells: looks.map((look) => cell(look)) });
const blankRows = (count: number, looks: readonly CellLook[]): Row[] =>
  Array.from({ length: count }, () => blankRow(looks));

/** Title, note and heads stand above the first entry. */
const firstEntry = 4;

/** Who gives the rest: promised, asked or received, and how much of each. */
export function matchSheet({ match, sheets }: BudgetWords): Sheet {
  const last = firstEntry + match.rows - 1;
  const rows: Row[] = [
    ...heading(sheets.match, match.note),
    heads(match.columns),
    ...blankRows(match.rows, ['entry', 'entry', 'entry', 'entryMoney', 'entryDate', 'entry']),
    ...match.states.map((state): Row => ({
      cells: [
        cell('label', match.totalOf.replace('{state}', state)),
        null,
        null,
        formula('money', `SUMIF(C${firstEntry}:C${last},"${state}",D${firstEntry}:D${last})`, 0),
      ],
    })),
    {
      cells: [
        cell('total', match.total),
        cell('total'),
        cell('total'),
        formula('totalMoney', `SUM(D${firstEntry}:D${last})`, 0),
      ],
    },
  ];
  return {
    name: sheets.match,
    columnWidths: [34, 14, 14, 16, 16, 40],
    rows,
    merged: ['A1:F1', 'A2:F2'],
    choices: [
      { range: `B${firstEntry}:B${last}`, options: match.kinds },
      { range: `C${firstEntry}:C${last}`, options: match.states },
    ],
    frozenRows: 3,
    isWide: true,
  };
}

const fitOptions = ['0', '1', '2', '3', '4', '5'];

/** Funders, each scored from 0 to 5 on four questions. */
export function fundersSheet({ funders, sheets }: BudgetWords): Sheet {
  const last = firstEntry + funders.rows - 1;
  const rows: Row[] = [...heading(sheets.funders, funders.note), heads(funders.columns)];
  for (let at = firstEntry; at <= last; at += 1) {
    const row = blankRow([
      'entry',
      'entry',
      'entryMoney',
      'entryDate',
      'entryNumber',
      'entryNumber',
      'entryNumber',
      'entryNumber',
    ]);
    rows.push({
      cells: [
        ...row.cells,
        formula('check', `SUM(E${at}:H${at})`, 0),
        cell('entry'),
        cell('entry'),
        cell('entryDate'),
      ],
    });
  }
  return {
    name: sheets.funders,
    columnWidths: [30, 26, 13, 14, 10, 10, 10, 10, 9, 15, 34, 14],
    rows,
    merged: ['A1:L1', 'A2:L2'],
    choices: [
      { range: `E${firstEntry}:H${last}`, options: fitOptions },
      { range: `J${firstEntry}:J${last}`, options: funders.states },
    ],
    frozenRows: 3,
    isWide: true,
  };
}
