import { columnName, type Row, type Sheet, type Spreadsheet } from '../spreadsheet.js';
import { budgetSheet, categoryRows } from './budget-sheet.js';
import type { BudgetWords } from './budget-words.js';
import { cell, formula, heading, heads, heightFor } from './cells.js';
import { fundersSheet, matchSheet, narrativeSheet } from './list-sheets.js';

const months = Array.from({ length: 12 }, (_, index) => columnName(index + 1));
const yearColumn = 'N';

/** Twelve months: what comes in, what goes out, and what is left; beside it what the budget says. */
function cashFlowSheet(words: BudgetWords): Sheet {
  const { cashFlow, sheets, categories } = words;
  const opening = 4;
  const firstIn = opening + 1;
  const totalIn = firstIn + cashFlow.receipts.length;
  const firstOut = totalIn + 1;
  const totalOut = firstOut + categories.length;
  const closing = totalOut + 1;

  const entries = (label: string, at: number, compared?: string): Row => ({
    cells: [
      cell('label', label),
      ...months.map(() => cell('entryMoney')),
      formula('money', `SUM(B${at}:M${at})`, 0),
      compared ? formula('money', compared, 0) : null,
    ],
  });
  const totals = (label: string, first: number, last: number): Row => ({
    cells: [
      cell('total', label),
      ...[...months, yearColumn].map((column) =>
        formula('totalMoney', `SUM(${column}${first}:${column}${last})`, 0),
      ),
    ],
  });
  const rows: Row[] = [
    ...heading(sheets.cashFlow, cashFlow.note),
    heads([
      '',
      ...months.map((_, index) => `${cashFlow.monthLabel} ${index + 1}`),
      cashFlow.year,
      cashFlow.compared,
    ]),
    {
      cells: [
        cell('label', cashFlow.opening),
        cell('entryMoney'),
        ...months.slice(1).map((_, index) => formula('money', `${months[index] ?? ''}${closing}`, 0)),
      ],
    },
    ...cashFlow.receipts.map((label, index) => entries(label, firstIn + index)),
    totals(cashFlow.totalIn, firstIn, totalIn - 1),
    ...categories.map((label, index) =>
      entries(label, firstOut + index, `'${sheets.budget}'!F${categoryRows(words, index).subtotal}`),
    ),
    totals(cashFlow.totalOut, firstOut, totalOut - 1),
    {
      cells: [
        cell('total', cashFlow.closing),
        ...months.map((column) =>
          formula('totalMoney', `${column}${opening}+${column}${totalIn}-${column}${totalOut}`, 0),
        ),
      ],
    },
  ];
  return {
    name: sheets.cashFlow,
    columnWidths: [26, ...months.map(() => 11), 13, 13],
    rows,
    merged: ['A1:O1', 'A2:O2'],
    frozenRows: 3,
    isWide: true,
  };
}

function startSheet({ sheets, start, title }: BudgetWords): Sheet {
  return {
    name: sheets.start,
    columnWidths: [84],
    rows: [
      { cells: [cell('title', title)], heightPoints: 30 },
      { cells: [cell('group', start.heading)] },
      ...start.paragraphs.map((paragraph) => ({
        cells: [cell('plain', paragraph)],
        heightPoints: heightFor(paragraph, 84) + 8,
      })),
    ],
  };
}

/** The budget spreadsheet of the kit: empty to fill in, with a filled one beside it to see how. */
export function budgetSpreadsheet(
  words: BudgetWords,
  made: { author: string; published: string },
): Spreadsheet {
  const { sheets, example } = words;
  return {
    title: words.title,
    ...made,
    sheets: [
      startSheet(words),
      budgetSheet(words, { name: sheets.budget, note: words.budgetNote, categories: [], indirectRate: 0.1 }),
      narrativeSheet(words, { name: sheets.narrative, from: sheets.budget, categories: [] }),
      cashFlowSheet(words),
      matchSheet(words),
      fundersSheet(words),
      budgetSheet(words, {
        name: sheets.example,
        note: example.note,
        categories: example.categories,
        indirectRate: example.indirectRate,
      }),
      narrativeSheet(words, {
        name: sheets.exampleNarrative,
        from: sheets.example,
        categories: example.categories,
      }),
    ],
  };
}
