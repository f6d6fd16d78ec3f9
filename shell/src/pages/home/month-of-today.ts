const monthsAYear = 12;

/**
 * Index of the month to show first: the current one, or the last before it within the yearly cycle, so that an ended
 * list repeats. If a month occurs in several years, the latest that has begun wins.
 * @param months `2025-01`
 * @param today `2026-11-23`
 */
export function currentMonthIndex(months: readonly string[], today: string): number {
  const begun = months.map((month, at) => ({ month, at })).filter(({ month }) => month <= today);
  const monthsAgo = (month: string) =>
    (Number(today.slice(5, 7)) - Number(month.slice(5, 7)) + monthsAYear) % monthsAYear;
  const [first] = begun.sort(
    (one, other) => monthsAgo(one.month) - monthsAgo(other.month) || (one.month < other.month ? 1 : -1),
  );
  return first?.at ?? 0;
}
