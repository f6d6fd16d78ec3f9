import { addressOf, call } from './call.js';

export type ChartName = 'sales' | 'conversion' | 'files' | 'visits' | 'subscribers' | 'samples' | 'previews';

/** So many days up to today, or from a day to another (`2026-11-22`), both of them included. */
export type StatisticsRange = { days: number } | { from: string; to: string };

const charts = {
  sales: (query: StatisticsRange) => call('get', '/api/admin/figures/sales', { query }),
  conversion: (query: StatisticsRange) => call('get', '/api/admin/figures/conversion', { query }),
  files: (query: StatisticsRange) => call('get', '/api/admin/figures/files', { query }),
  visits: (query: StatisticsRange) => call('get', '/api/admin/figures/visits', { query }),
  subscribers: (query: StatisticsRange) => call('get', '/api/admin/figures/subscribers', { query }),
  samples: (query: StatisticsRange) => call('get', '/api/admin/figures/samples', { query }),
  previews: (query: StatisticsRange) => call('get', '/api/admin/figures/previews', { query }),
};

/** What a chart shows, by the days of the site's own zone; throws ApiError 400 for a range that has no days or too many. */
export const fetchStatistics = (chart: ChartName, query: StatisticsRange) => charts[chart](query);

/** Where the same lies as CSV, by day and by part. */
export const statisticsFile = (chart: ChartName, query: StatisticsRange): string =>
  addressOf(`/api/admin/figures/${chart}.csv`, { query });
