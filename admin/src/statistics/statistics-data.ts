import type { ChartName, StatisticsRange } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';

export const statisticsQuery = (chart: ChartName, range: StatisticsRange) => ({
  queryKey: ['statistics', chart, range],
  queryFn: () => api.GET(`/api/admin/figures/${chart}`, { params: { query: range } }),
  staleTime: 30_000,
});

/** Keeps the previous data, dimmed, until the new range is loaded. */
export const useStatistics = (chart: ChartName, range: StatisticsRange) =>
  useQuery({ ...statisticsQuery(chart, range), placeholderData: keepPreviousData });
