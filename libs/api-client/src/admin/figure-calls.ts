import { request } from '../request.js';
import type { Figures } from './types.js';

export type ChartName = 'sales' | 'conversion' | 'files' | 'visits' | 'subscribers' | 'samples' | 'previews';

/** So many days up to today, or from a day to another (`2026-11-22`), both of them included. */
export type FigureRange = { days: number } | { from: string; to: string };

const calls = '/api/admin/figures';

const search = (range: FigureRange): string =>
  new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)])).toString();

/** What a chart shows, by the days of the site's own zone; throws ApiError 400 for a range that has no days or too many. */
export function fetchFigures(chart: ChartName, range: FigureRange): Promise<Figures> {
  return request<Figures>(`${calls}/${chart}?${search(range)}`);
}

/** Where the same lies as CSV, by day and by part. */
export const figuresFile = (chart: ChartName, range: FigureRange): string =>
  `${calls}/${chart}.csv?${search(range)}`;
