import type { FigureRange } from '@lectern/api-client/admin';
import { useSearchParams } from 'wouter';

export const usualDays = 30;

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** What the address says: `?days=90`, `?from=2026-11-01&to=2026-11-22`; thirty days where it says nothing. */
export function rangeOf(search: URLSearchParams): FigureRange {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (dayPattern.test(from) && dayPattern.test(to)) return { from, to };
  const days = Number(search.get('days'));
  return { days: Number.isInteger(days) && days > 0 ? days : usualDays };
}

/** The chosen days, kept in the address: a way back leads to the days before. */
export function useRange(): [FigureRange, (range: FigureRange) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (range: FigureRange) =>
    setSearch(Object.fromEntries(Object.entries(range).map(([name, value]) => [name, String(value)])));
  return [rangeOf(search), choose];
}
