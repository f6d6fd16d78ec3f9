import type { Row, Sheet } from '../spreadsheet.js';
import type { CellLook } from '../style-sheet.js';
import { categoryRows } from './budget-sheet.js';
import type { BudgetLine, BudgetWords } from './budget-words.js';
import { cell, formula, heading, heads, heightFor } from './cells.js';

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

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How a line was worked out, as the sheet says it: `52 × $24.00 × 4`. */
function workedOut({ quantity, unitCost, times }: BudgetLine): string {
  return `${quantity} × $${dollars(unitCost)}${times === null ? '' : ` × ${times}`}`;
}

function lineRow(from: string, at: number, line: BudgetLine | undefined): Row {
  const of = (column: string) => `'${from}'!${column}${at}`;
  return {
    heightPoints: heightFor(line?.reason, 70),
    cells: [
      formula('label', `IF(${of('A')}="","",${of('A')})`, line?.item ?? ''),
      formula('money', of('F'), line ? line.quantity * line.unitCost * (line.times ?? 1) : 0),
      formula(
        'label',
        `IF(${of('F')}=0,"",${of('C')}&" × $"&TEXT(${of('D')},"#,##0.00")&IF(${of('E')}="",""," × "&${of('E')}))`,
        line ? workedOut(line) : '',
      ),
      cell('entry', line?.reason),
    ],
  };
}

/** The budget narrative: every line of a budget is fetched from it, so that the two cannot tell different stories. */
export function narrativeSheet(
  words: BudgetWords,
  { name, from, categories }: { name: string; from: string; categories: readonly (readonly BudgetLine[])[] },
): Sheet {
  const rows: Row[] = [...heading(name, words.narrative.note), heads(words.narrative.columns)];
  words.categories.forEach((category, index) => {
    const { first, last } = categoryRows(words, index);
    rows.push({ cells: [cell('group', category), cell('group'), cell('group'), cell('group')] });
    for (let at = first; at <= last; at += 1) rows.push(lineRow(from, at, categories[index]?.[at - first]));
  });
  return {
    name,
    columnWidths: [30, 14, 26, 70],
    rows,
    merged: ['A1:D1', 'A2:D2'],
    frozenRows: 3,
    isWide: true,
  };
}
