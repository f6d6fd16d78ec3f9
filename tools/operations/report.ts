import { table } from '../harness/table.js';

/** A line of the table: one thing that was done, and what it cost the buyers. */
export interface Row {
  what: string;
  /** Name and version of the proxy, or empty. */
  behind: string;
  seconds?: number;
  writes?: number;
  failedWrites?: number;
  failedReads?: number;
  /** Of the slowest request. */
  worstMs?: number;
  note: string;
  violation?: string | undefined;
}

const heading = ['event', 'behind', 'seconds', 'writes', 'failed', 'reads failed', 'slowest', 'note'];
const leftAligned = [0, 1, 7];

const numberText = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? '';

/** Aligns the rows in a table. */
export const rowsTable = (rows: readonly Row[]): string =>
  table(
    [
      heading,
      ...rows.map((row) => [
        row.what,
        row.behind,
        numberText(row.seconds),
        numberText(row.writes),
        numberText(row.failedWrites),
        numberText(row.failedReads),
        row.worstMs === undefined ? '' : `${(row.worstMs / 1_000).toFixed(1)} s`,
        row.note,
      ]),
    ],
    leftAligned,
  );

/** Does one thing and makes a row of it. @param work returns the note */
export async function timedRow(what: string, work: () => Promise<string>): Promise<Row> {
  const startedMs = performance.now();
  const note = await work();
  return { what, behind: '', seconds: (performance.now() - startedMs) / 1_000, note };
}

/** A row for something that this machine cannot do. */
export const skipped = (what: string, debianPackage: string): Row => ({
  what,
  behind: '',
  note: `skipped: apt-get install ${debianPackage}`,
});

export const violationsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ violation }) => (violation === undefined ? [] : [violation]));
