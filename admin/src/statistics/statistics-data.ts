import { type ChartName, fetchStatistics, type StatisticsRange } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What was shown stays, paler, until the days that were chosen next are there. */
export const useStatistics = (chart: ChartName, range: StatisticsRange) =>
  useQuery({
    queryKey: ['statistics', chart, range],
    queryFn: () => fetchStatistics(chart, range),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
