import { type ChartName, fetchFigures, type FigureRange } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What was shown stays, paler, until the days that were chosen next are there. */
export const useFigures = (chart: ChartName, range: FigureRange) =>
  useQuery({
    queryKey: ['figures', chart, range],
    queryFn: () => fetchFigures(chart, range),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
