import type { ChartName, Measure, StatisticsRange } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { statistics as m } from '../messages.js';

const labels: Readonly<Record<string, string>> = m.measures;

/** The measure with its label in the language of the dashboard. */
const labeled = (chart: ChartName, measure: Measure): Measure => ({
  ...measure,
  label: labels[`${chart}.${measure.name}`] ?? labels[measure.name] ?? measure.label,
});

export const statisticsQuery = (chart: ChartName, range: StatisticsRange) => ({
  queryKey: ['statistics', chart, range],
  queryFn: async () => {
    const statistics = await api.GET(`/api/admin/figures/${chart}`, { params: { query: range } });
    return { ...statistics, measures: statistics.measures.map((measure) => labeled(chart, measure)) };
  },
  staleTime: 30_000,
});

/** Keeps the previous data, dimmed, until the new range is loaded. */
export const useStatistics = (chart: ChartName, range: StatisticsRange) =>
  useQuery({ ...statisticsQuery(chart, range), placeholderData: keepPreviousData });
