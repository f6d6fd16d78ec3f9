import { request } from '../request.js';
import type { Statistics } from './types.js';

export type ChartName = 'sales' | 'conversion' | 'files' | 'visits' | 'subscribers' | 'samples' | 'previews';

/** So many days up to today, or from a day to another (`2026-11-22`), both of them included. */
export type StatisticsRange = { days: number } | { from: string; to: string };

const calls = '/api/admin/figures';

const search = (range: StatisticsRange): string =>
  new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)])).toString();

/** What a chart shows, by the days of the site's own zone; throws ApiError 400 for a range that has no days or too many. */
export function fetchStatistics(chart: ChartName, range: StatisticsRange): Promise<Statistics> {
  return request<Statistics>(`${calls}/${chart}?${search(range)}`);
}

/** Where the same lies as CSV, by day and by part. */
export const statisticsFile = (chart: ChartName, range: StatisticsRange): string =>
  `${calls}/${chart}.csv?${search(range)}`;
