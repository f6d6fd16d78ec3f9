import type { Sheet, Spreadsheet } from '../spreadsheet/workbook.js';
import { budgetSheet } from './budget-sheet.js';
import type { BudgetWords } from './budget-words.js';
import { cashFlowSheet } from './cash-flow-sheet.js';
import { cell, heightFor } from './cells.js';
import { fundersSheet, matchSheet } from './list-sheets.js';
import { narrativeSheet } from './narrative-sheet.js';

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
