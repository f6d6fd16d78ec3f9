import { type ChartName, fetchStatistics, type StatisticsRange } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const statisticsQuery = (chart: ChartName, range: StatisticsRange) => ({
  queryKey: ['statistics', chart, range],
  queryFn: () => fetchStatistics(chart, range),
  staleTime: 30_000,
});

/** What was shown stays, paler, until the days that were chosen next are there. */
export const useStatistics = (chart: ChartName, range: StatisticsRange) =>
  useQuery({ ...statisticsQuery(chart, range), placeholderData: keepPreviousData });
