import type { FigureMeasure } from '@lectern/api-client/admin';
import { type Column, DataTable } from '../parts/index.js';
import { amount } from './figure-words.js';

interface FigureRow {
  id: string;
  label: string;
  values: readonly number[];
}

interface FigureTableProps {
  caption: string;
  /** What the rows are: `Day`, `Book`. */
  firstLabel: string;
  measures: readonly FigureMeasure[];
  rows: readonly FigureRow[];
}

/** Every measure of each row, as a table. */
export function FigureTable({ caption, firstLabel, measures, rows }: FigureTableProps) {
  const columns: [Column<FigureRow>, ...Column<FigureRow>[]] = [
    { label: firstLabel, render: ({ label }) => label },
    ...measures.map(({ label, unit }, n) => ({
      label,
      isNumber: true,
      render: ({ values }: FigureRow) => amount(values[n] ?? 0, unit),
    })),
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} empty={null} />;
}
