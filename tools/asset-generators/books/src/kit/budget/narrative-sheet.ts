import type { Row, Sheet } from '../spreadsheet/workbook.js';
import { categoryRows } from './budget-sheet.js';
import type { BudgetLine, BudgetWords } from './budget-words.js';
import { cell, formula, heading, heads, heightFor } from './cells.js';

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
