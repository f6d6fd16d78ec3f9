import { addressOf, call } from './call.js';

export type ChartName = 'sales' | 'conversion' | 'files' | 'visits' | 'subscribers' | 'samples' | 'previews';

/** So many days up to today, or from a day to another (`2026-11-22`), both of them included. */
export type StatisticsRange = { days: number } | { from: string; to: string };

/** What a chart shows, by the days of the site's own zone; throws ApiError 400 for a range that has no days or too many. */
export const fetchStatistics = (chart: ChartName, query: StatisticsRange) =>
  call('get', `/api/admin/figures/${chart}`, { query });

/** Where the same lies as CSV, by day and by part. */
export const statisticsFile = (chart: ChartName, query: StatisticsRange): string =>
  addressOf(`/api/admin/figures/${chart}.csv`, { query });
