/**
 * Sums by day and part that are stored once a day has passed. Triggers must call `note_changed_day(name, time)` for each
 * change of a row, with its time before and after: a day with such a change is counted from its rows until it is summed
 * again, so readers always see the exact numbers.
 */
export interface DaySumsSource {
  name: string;
  /** Like `ChartSource.sql`, with these columns besides `part`. */
  sql: string;
  columns: readonly string[];
  /** SQL of the time of the first row; null for none. */
  first: string;
}

const declared: DaySumsSource[] = [];

export function defineDaySums(source: DaySumsSource): DaySumsSource {
  declared.push(source);
  return source;
}

export const declaredDaySums = (): readonly DaySumsSource[] => declared;
