/** A line of a budget; numbers are missing where somebody has yet to fill them in. */
export interface BudgetLine {
  item: string;
  basis: string;
  quantity: number;
  unitCost: number;
  /** Months, trips, weeks: what the cost is multiplied by once more. */
  times: number | null;
  asked: number;
  otherCash: number;
  inKind: number;
  reason: string;
}

/** `content/kits/grant-writer-starter-kit/budget.json` */
export interface BudgetWords {
  title: string;
  sheets: {
    start: string;
    budget: string;
    narrative: string;
    cashFlow: string;
    match: string;
    funders: string;
    example: string;
    exampleNarrative: string;
  };
  start: { heading: string; paragraphs: string[] };
  columns: {
    item: string;
    basis: string;
    quantity: string;
    unitCost: string;
    times: string;
    cost: string;
    asked: string;
    otherCash: string;
    inKind: string;
    check: string;
  };
  balanced: string;
  unbalanced: string;
  budgetNote: string;
  categories: string[];
  linesPerCategory: number;
  subtotal: string;
  directTotal: string;
  indirectRate: string;
  indirect: string;
  total: string;
  shares: { asked: string; match: string };
  narrative: { note: string; columns: string[] };
  cashFlow: {
    note: string;
    monthLabel: string;
    opening: string;
    receipts: string[];
    totalIn: string;
    totalOut: string;
    closing: string;
    year: string;
    compared: string;
  };
  match: {
    note: string;
    columns: string[];
    kinds: string[];
    states: string[];
    rows: number;
    totalOf: string;
    total: string;
  };
  funders: { note: string; columns: string[]; states: string[]; rows: number };
  example: { note: string; indirectRate: number; categories: BudgetLine[][] };
}
